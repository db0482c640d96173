public import Tessera

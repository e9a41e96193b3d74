"""Every product of the sample catalogue, as parametric models: one function a family."""
from .lighting import *
from .audio import *
from .video import *
from .rigging import *
from .staging import *
from .power import *
from .cables import *
from .effects import *
from .chairs import *
from .views import *
from .departments import group

"""The old place of `data_files`."""

import warnings

from triopolis.engine.data_files import load_data_pack

__all__ = ["load_data_pack"]

warnings.warn("triopolis.engine.tables has moved to triopolis.engine.data_files", DeprecationWarning, stacklevel=2)

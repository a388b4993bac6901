/** Before anything is shown: the view that this copy of the page begins with is its address. */

import { readStart, startAddress } from './model/start';

const address = startAddress(readStart());
if (address && !location.hash) history.replaceState(null, '', address);

/** Before anything is shown: the view that this copy of the page begins with is its address. */

import { settings } from './model/settings';
import { readStart, startAddress } from './model/start';

const address = startAddress(readStart());
if (address && !location.hash) history.replaceState(null, '', address);

// Whoever puts a view into a page chooses for that view alone.
const asked = new URLSearchParams(location.search);
const language = asked.get('lang');
if (language === 'fr' || language === 'en') settings.hold({ language });
if (asked.get('hints') === 'yes') settings.hold({ hints: true });

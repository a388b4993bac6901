/** The page: everything begins here. */

import './stratege-page';

/** The page: everything begins here. */

import './open-start';
import './stratege-page';
import { keepForOffline } from './offline';

keepForOffline();

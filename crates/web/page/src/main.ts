/** The page: everything begins here. */

import './stratege-page';
import { keepForOffline } from './offline';

keepForOffline();

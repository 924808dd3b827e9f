import '../shared/styles/pages.css';

import { createLiveClient } from '@pailei/live/client';

import { provideLiveClient } from '../shared/live/connection.ts';

provideLiveClient(createLiveClient);

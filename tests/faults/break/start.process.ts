import { runSite } from '@pailei/local/run';
import { TOOLS_FOLDER } from '../../support/services.ts';

/** `npm start`, with the programs that tests have unpacked already. */
await runSite({ isDev: false, toolsFolder: TOOLS_FOLDER });

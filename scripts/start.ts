import { runSite } from '@pailei/local/run';

await runSite({ isDev: false });

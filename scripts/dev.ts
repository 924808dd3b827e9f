import { runSite } from '@pailei/local/run';

await runSite({ isDev: true });

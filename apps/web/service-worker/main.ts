import { installAway } from './away.ts';
import { installPush } from './push.ts';
import type { WorkerModule, WorkerScope } from './worker-scope.ts';

const MODULES: readonly WorkerModule[] = [installPush, installAway];

const scope = globalThis as unknown as WorkerScope;

/** A new version takes over at once: its modules keep nothing that an older page relies on. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
for (const install of MODULES) install(scope);

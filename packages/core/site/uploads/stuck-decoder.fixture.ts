import { spawn } from 'node:child_process';
import type { DecodeRequest } from './image-decoder.ts';

/** A decoder whose first byte says what it does: 0 hangs, 1 answers, 2 crashes, 3 gets no processor for 2 s. */
process.on('message', ({ bytes }: DecodeRequest) => {
  if (bytes[0] === 0) for (;;);
  if (bytes[0] === 2) process.abort();
  if (bytes[0] === 3) {
    spawn('sh', ['-c', `sleep 2; kill -CONT ${process.pid}`]);
    process.kill(process.pid, 'SIGSTOP');
  }
  process.send?.({ images: [] });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

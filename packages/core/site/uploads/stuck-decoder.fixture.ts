import type { DecodeRequest } from './image-decoder.ts';

/** A decoder whose first byte says what it does: 0 hangs, 1 answers, 2 crashes. */
process.on('message', ({ bytes }: DecodeRequest) => {
  if (bytes[0] === 0) for (;;);
  if (bytes[0] === 2) process.abort();
  process.send?.({ images: [] });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

import { randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
/** Drawn ahead: one by one it would cost more than all the rest of an id. */
const pool = Buffer.alloc(4_096);
let drawn = pool.length;

function drawBytes(): Buffer {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  drawn += ID_BYTES;
  return pool.subarray(drawn - ID_BYTES, drawn);
}

/** Ids of one millisecond, in the 12 bits that follow it (RFC 9562 section 6.2, method 1). */
const LAST_IN_MOMENT = 0xfff;
const FIRST_AT_MOST = 0xff;
let moment = 0;
let inMoment = 0;

/** Never before the id of before, also when the clock is set back; a moment that is full borrows from the next one. */
function nextInOrder(random: number): void {
  const now = Date.now();
  if (now > moment) {
    moment = now;
    inMoment = random & FIRST_AT_MOST;
  } else if (inMoment < LAST_IN_MOMENT) {
    inMoment += 1;
  } else {
    moment += 1;
    inMoment = 0;
  }
}

/**
 * A UUIDv7 (RFC 9562): sorts by creation time, so that new rows land at the end of their index. Those of one process sort in the order in
 * which they were made, also within a millisecond; those with a time of their own (`at`, ms) by that alone.
 */
export function newId(at?: number): string {
  const bytes = drawBytes();
  if (at === undefined) {
    nextInOrder(bytes.readUInt8(7));
    bytes.writeUIntBE(moment, 0, 6);
    bytes.writeUInt16BE(inMoment, 6);
  } else {
    bytes.writeUIntBE(at, 0, 6);
  }
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row at all; PostgreSQL refuses to compare a uuid with anything else. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text);
}

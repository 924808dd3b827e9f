import fc from 'fast-check';
import { headers, methods, paths, queries } from './address-changes.ts';
import { bodyEncodings, bodyMutants } from './body-changes.ts';
import { goodRequests, JSON_TYPE } from './calls.ts';
import type { Operation } from './document.ts';
import { multipartBodies } from './multipart.ts';
import type { Change, HostileRequest } from './request.ts';
import type { ValueSource } from './schema-values.ts';

/**
 * Requests at one operation: good ones, and good ones with one thing wrong. Where `isSpared`, a good one would end the run
 * for everybody, so that only those are sent that the document calls invalid.
 */
export function requestsOf(operation: Operation, source: ValueSource, isSpared: boolean): fc.Arbitrary<HostileRequest> {
  const good = goodRequests(operation, source);
  const changed = (weight: number, change: fc.Arbitrary<Change>) => ({
    weight,
    arbitrary: fc.tuple(good, change).map(([request, apply]) => apply(request)),
  });
  const isJson = operation.body?.mediaType === JSON_TYPE;
  const all = fc.oneof(
    { weight: 4, arbitrary: good },
    ...(isJson ? [changed(8, bodyMutants(operation, source)), changed(3, bodyEncodings(operation))] : []),
    ...(operation.body && !isJson ? [changed(12, multipartBodies(operation, source))] : []),
    changed(4, queries(operation, source)),
    changed(3, paths(operation)),
    changed(2, headers),
    changed(1, methods),
  );
  return isSpared ? all.filter(({ invalidBecause }) => invalidBecause !== undefined) : all;
}

import { createHash } from 'node:crypto';
import type { ShownSource } from '@pailei/contracts/http/first-view';
import type { GuestTopics } from '@pailei/core/ground/topics/guest-topics';
import type { FastifyInstance } from 'fastify';
import { PAGE_READER_HEADER } from '../plugins/page-reader.ts';
import { withPatience } from './patience.ts';
import type { AnswerSource } from './renderings.ts';

/** The sources of one page and the version of each, by name. */
export type SourceVersions = ReadonlyMap<string, { source: ShownSource; version: string }>;

type SourcesDeps = {
  topics: GuestTopics;
  /** Calls the own API as the audience does. */
  readApi: (url: string) => Promise<{ status: number; bytes: Buffer; etag: string | undefined }>;
};

export type Sources = ReturnType<typeof createSources>;

/** A guest's calls within the process; not counted by address, since all would have the same. */
export function guestCalls(app: FastifyInstance, ownKey: string): SourcesDeps['readApi'] {
  return callsWith(app, { 'x-rate-limit-key': ownKey });
}

/** The same for whoever is logged in: they reach what is the same for all of them, and nothing that is somebody's own. */
export function memberCalls(app: FastifyInstance, ownKey: string): SourcesDeps['readApi'] {
  return callsWith(app, { 'x-rate-limit-key': ownKey, [PAGE_READER_HEADER]: ownKey });
}

function callsWith(app: FastifyInstance, own: Record<string, string>): SourcesDeps['readApi'] {
  return async (url) => {
    const headers = { accept: 'application/json', ...own };
    const { statusCode, rawPayload, headers: answered } = await app.inject({ method: 'GET', url, headers });
    return { status: statusCode, bytes: rawPayload, etag: answered.etag };
  };
}

const nameOf = (source: ShownSource): string =>
  'topic' in source ? source.topic : 'url' in source ? source.url : source.file;

/** A file that comes later is left out, and drawn when it is there: what it belongs to does not wait for it. */
const FILE_PATIENCE_MS = 1_000;

/** What pages show, as their audience is told of it, and whether it is still the same. Topics are what guests are told of them. */
export function createSources({ topics, readApi }: SourcesDeps) {
  async function readUrl(url: string) {
    const { status, bytes, etag } = await readApi(url);
    // a page of what is refused would say so to everybody
    if (status !== 200) throw new Error(`${url} was answered with ${status}`);
    const version = etag ?? createHash('sha256').update(bytes).digest('base64url');
    return { body: bytes.toString(), status, version };
  }

  async function readFile(url: string) {
    const read = await withPatience(readApi(url), FILE_PATIENCE_MS);
    if (read === 'slow' || read.status !== 200) return { bytes: null, version: 'none' };
    return { bytes: read.bytes, version: read.etag ?? 'some' };
  }

  async function versionNow(source: ShownSource): Promise<string | undefined> {
    if ('topic' in source) return topics.version(source.topic);
    return (await ('url' in source ? readUrl(source.url) : readFile(source.file))).version;
  }

  return {
    /** Answers and notes what it answered. */
    recorder(): { answer: AnswerSource; versions: SourceVersions } {
      const versions = new Map<string, { source: ShownSource; version: string }>();
      const note = (source: ShownSource, version: string) => versions.set(nameOf(source), { source, version });
      const answer: AnswerSource = async (source) => {
        if ('topic' in source) {
          const topic = await topics.read(source.topic);
          note(source, topic ? `${topic.epoch}-${topic.version}` : 'none');
          return { topic: topic ?? null };
        }
        if ('file' in source) {
          const { bytes, version } = await readFile(source.file);
          note(source, version);
          return { bytes };
        }
        const { body, status, version } = await readUrl(source.url);
        note(source, version);
        return { status, body };
      };
      return { answer, versions };
    },
    async areCurrent(versions: SourceVersions): Promise<boolean> {
      const checks = [...versions.values()].map(
        async ({ source, version }) => ((await versionNow(source)) ?? 'none') === version,
      );
      return (await Promise.all(checks)).every(Boolean);
    },
  };
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptAnswer, sendKept, type KeptAnswer } from '../http/kept-answers.ts';

/** A large document that stays the same as long as the process runs: encoded once, and compressed once. */
export const documentAnswer = (bytes: Uint8Array): KeptAnswer => keptAnswer(documentVersion(bytes), bytes);

const documentVersion = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16);

export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> => sendKept(request, reply.header('cache-control', 'no-cache'), { answer, release: 'docs' });

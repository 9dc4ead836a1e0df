import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Whether a program on this machine calls for itself; a proxy here speaks for its visitors, and says so. */
export const comesFromHere = ({ ip, headers }: FastifyRequest) =>
  loopback.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

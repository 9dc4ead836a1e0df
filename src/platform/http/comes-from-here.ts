import type { FastifyRequest } from 'fastify'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Whether a program on this machine sends the request for itself; a proxy on this machine sends forwarding headers. */
export const comesFromHere = ({ ip, headers }: FastifyRequest) =>
  loopback.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

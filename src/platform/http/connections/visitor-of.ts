import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../context/context.ts'

/** The origin of a request; a connection that was closed before the request was read has no address any more. */
export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'headers'> & { ip?: string }): Visitor => ({
  ip: ip ?? '',
  device: headers['user-agent'] ?? '',
})

import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../context/context.ts'

/** The address that a request comes from; a connection that was closed before it was read has none any more. */
export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'headers'> & { ip?: string }): Visitor => ({
  address: ip ?? '',
  device: headers['user-agent'] ?? '',
})

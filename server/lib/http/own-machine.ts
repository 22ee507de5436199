import type { FastifyRequest } from 'fastify'

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * The caller is on this machine, with no proxy between, and calls it by its own name: a page of another site whose name leads here by
 * DNS has that name in the header.
 */
export const isFromThisMachine = ({ ip, socket, headers }: FastifyRequest): boolean =>
  /^(?:::1|(?:::ffff:)?127\.)/.test(ip) && ip === socket.remoteAddress && ownHost.test(headers.host ?? '')

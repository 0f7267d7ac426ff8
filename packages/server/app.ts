import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { cachingOf, SECURITY_HEADERS } from './headers.ts'

const NOT_FOUND_PAGE = '404.html'

/** The built table in a folder, as a server that does not listen yet. */
export function tableApp(folder: string): FastifyInstance {
  // A browser keeps connections open: stopping must not wait for it.
  const app = fastify({ forceCloseConnections: true, logger: false })
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(SECURITY_HEADERS)
    done()
  })
  app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => {
      reply.header('cache-control', cachingOf(reply.request.url))
      reply.header('vary', 'accept-encoding')
    },
  })
  app.setNotFoundHandler((request, reply) => notFound(folder, request, reply))
  return app
}

/** People get the designed page, programs one line. */
function notFound(folder: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-store')
  const page = join(folder, NOT_FOUND_PAGE)
  const isForPeople = headers.accept?.includes('text/html') && existsSync(page)
  if (!isForPeople) return reply.type('text/plain').send('not found\n')
  return reply.type('text/html; charset=utf-8').send(readFileSync(page))
}

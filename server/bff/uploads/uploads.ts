import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { errorMessages } from '#contract/errors.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { refuse } from '#lib/http/graphql-over-http.ts'
import { graphqlUploads, isUnread } from '#lib/uploads/graphql-uploads.ts'
import { MultipartError } from '#lib/uploads/read-multipart.ts'
import { UploadCertificate, UploadSignature } from '#web/generated/operations.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { guardForm } from '../forms/plain-form.ts'
import { codeIn, codeOf, sentenceOf } from '../forms/refusals.ts'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { fileFields } from '../graphql/policies/policies.ts'
import { callsOnly, type KnownDocuments } from '../security/sent-operations.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { Flashes } from '../visitor/flash.ts'
import { createOwnFile } from '../visitor/own-file.ts'
import { isKnown, type KnownVisitor, type Recovery } from '../visitor/recovery.ts'
import { networkOf } from '../visitor/request/network-of.ts'
import type { Visitor } from '../visitor/visitor.ts'

type UploadsOptions = {
  upstream: Pick<UpstreamClient, 'file'>
  recovery: Recovery
  flashes: Flashes
  run: EdgeRun
  persisted: KnownDocuments
}

/** Where the form is, and what it says. */
const page = '/myaccount/overview'
const formPath = '/api/certificate/'

type UploadOutcome = Pick<Flash, 'isDone' | 'message' | 'fieldErrors'>

const isLoggedIn = (visitor: Visitor): visitor is KnownVisitor => isKnown(visitor) && visitor.identity.session !== null

/** Guests of consumer stores send pictures of what they return; the engine refuses them every other file. */
const maySend = (visitor: Visitor): boolean =>
  isLoggedIn(visitor) || (isKnown(visitor) && !isBusinessStore(visitor.store))

/** Files of one network; a school is many people behind one address, each with one certificate. */
const uploadsPerMinute = 20
const readsPerMinute = 60

/**
 * Files of customers (transactions.md §6): at /graphql for scripts, as a plain form for browsers without, and back again.
 * Nothing of a file is read for strangers of the business store, for other sites, or above the limit.
 */
export default fp<UploadsOptions>(
  async (app, { upstream, recovery, flashes, run, persisted }) => {
    const limit = app.addressLimit('uploads', uploadsPerMinute)
    const readLimit = app.addressLimit('certificates', readsPerMinute)
    const sendOwnFile = createOwnFile({ upstream, recovery, limit: readLimit })

    await app.register(graphqlUploads, {
      admit: async (request, reply) => {
        if (!maySend(request.visitor)) return refuse(reply, 'LOGIN_REQUIRED', errorMessages.LOGIN_REQUIRED)
        const { isAllowed, retryAfter } = await limit(request)
        if (isAllowed) return
        return refuse(reply.header('retry-after', retryAfter), 'RATE_LIMITED', `Try again in ${retryAfter} s.`)
      },
      isTaken: (operation) => callsOnly(fileFields, operation, persisted),
      forms: [formPath, '/api/returns/image/', '/api/contact/', '/studio/graphql'],
      senderOf: ({ ip }) => networkOf(ip),
      onArrived: ({ visitor }) => visitor.budget?.restartForFile(),
    })

    const failed = async (code: Parameters<typeof sentenceOf>[1], visitor: Visitor): Promise<UploadOutcome> => ({
      isDone: false,
      fieldErrors: [],
      message: await sentenceOf(run, code, visitor),
    })

    /** As the page does it: a signature, then the file. */
    const take = async (request: FastifyRequest): Promise<UploadOutcome> => {
      const { visitor } = request
      if (!(await limit(request)).isAllowed) return failed('RATE_LIMITED', visitor)
      const file = (await app.readMultipart(request)).files.get('file')
      if (!file) return failed('BAD_USER_INPUT', visitor)
      const signed = await run(UploadSignature, {}, visitor)
      const signature = signed.data?.getCurrentUploadSignature.signature
      // The browser's file and what the edge has read of it are the same scalar, Upload.
      const input = signature && { signature, file: file as unknown as File }
      const uploaded = input ? await run(UploadCertificate, { input }, visitor) : null
      const result = uploaded?.data?.uploadB2bCertificate
      if (!result) {
        return failed(codeIn((uploaded ?? signed).errors), visitor)
      }
      const { successful, generalErrorMessage, fieldErrors } = result
      return { isDone: successful, message: generalErrorMessage ?? null, fieldErrors }
    }

    const toLogin = (reply: FastifyReply) => reply.redirect(`/login?target=${encodeURIComponent(page)}`, 303)

    app.post(formPath, { onRequest: guardForm }, async (request, reply) => {
      if (!isUnread(request.body)) return reply.code(415).send({ error: 'Not a form with a file' })
      if (!isLoggedIn(request.visitor)) return toLogin(reply)
      const outcome = await take(request).catch((error: unknown) => {
        const isOfSender = error instanceof MultipartError && error.statusCode < 500
        if (!isOfSender) request.log.warn({ err: error }, 'uploads: not taken')
        const code = isOfSender ? 'BAD_USER_INPUT' : error instanceof MultipartError ? 'RATE_LIMITED' : codeOf(error)
        return failed(code, request.visitor)
      })
      flashes.leave(reply, { form: 'certificate', ...outcome })
      return reply.redirect(`${page}#certificate`, 303)
    })

    app.get(formPath, async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { visitor } = request
      if (!isLoggedIn(visitor)) return toLogin(reply)
      // A certificate is a document or a picture.
      const types = /^(?:application\/pdf|image\/)/
      return sendOwnFile(request, reply, { path: '/uploads/certificate', visitor, types, toLogin })
    })
  },
  { name: 'uploads', dependencies: ['rate-limits', 'visitor', 'browser-calls'] },
)

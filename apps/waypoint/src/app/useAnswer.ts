import { useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { type ActingUp, behaving } from '../act-up/ActingUp.ts'
import { createReply } from '../reply/createReply.ts'
import type { ReplyMethod } from '../reply/ReplyBody.ts'
import { failureOf, failures } from '../request/failures.ts'
import type { AppRequest } from '../request/WalletRequest.ts'
import type { Outcome } from './Outcome.ts'

const methods: Record<AppRequest['kind'], ReplyMethod> = {
  authorize: 'auth',
  introduce: 'auth',
  message: 'sign',
  'typed-data': 'sign',
  send: 'send',
}

/** Answers the app, once, and keeps how it ended. */
export function useAnswer(request: AppRequest) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [acting, setActing] = useState<ActingUp>(behaving)
  const reply = useMemo(() => createReply(request, window), [request])
  const method = methods[request.kind]
  const wait = () =>
    acting.delay === 0
      ? undefined
      : new Promise((resolve) => setTimeout(resolve, acting.delay))

  return {
    outcome,
    acting,
    setActing,
    async succeed(data: unknown, hash?: Hex) {
      await wait()
      setOutcome(hash ? { kind: 'sent', hash } : { kind: 'approved' })
      reply.send({ method, type: 'success', data }, acting)
    },
    fail(code: number, reason: string = failureOf(code).message) {
      const isRejected = code === failures.rejected.code
      setOutcome(isRejected ? { kind: 'rejected' } : { kind: 'failed', reason })
      const error = { code, message: failureOf(code).message }
      reply.send({ method, type: 'fail', error })
    },
  }
}

/** Kind of the request that an answer belongs to. */
export type ReplyMethod = 'auth' | 'sign' | 'send'

/** Answer to the app beside the state. */
export type ReplyBody =
  | { method: ReplyMethod; type: 'success'; data: unknown }
  | {
      method: ReplyMethod
      type: 'fail'
      error: { code: number; message: string }
    }

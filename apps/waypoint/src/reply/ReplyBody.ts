/** What kind of request an answer belongs to. */
export type ReplyMethod = 'auth' | 'sign' | 'send'

/** What is answered to the app beside the state. */
export type ReplyBody =
  | { method: ReplyMethod; type: 'success'; data: unknown }
  | {
      method: ReplyMethod
      type: 'fail'
      error: { code: number; message: string }
    }

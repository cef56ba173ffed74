import { HttpResponse } from 'msw'

/** Thrown by answers: the gateway refuses, with a status and a JSON body. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: object

  constructor(
    status: number,
    message: string,
    body: object = { code: status, message },
  ) {
    super(message)
    this.status = status
    this.body = body
  }

  toResponse(): Response {
    return HttpResponse.json(this.body, { status: this.status })
  }
}

/** As guards of the gateway put it. */
export function forbidden(): Refusal {
  return new Refusal(403, 'Forbidden resource', {
    message: 'Forbidden resource',
    error: 'Forbidden',
    statusCode: 403,
  })
}

/** As the gateway itself, not what is behind it, puts it. */
export function refuse(statusCode: number, message: string): Refusal {
  return new Refusal(statusCode, message, { message, statusCode })
}

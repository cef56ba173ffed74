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

/** Refusal in the form of the gateway's guards. */
export function forbidden(): Refusal {
  return new Refusal(403, 'Forbidden resource', {
    message: 'Forbidden resource',
    error: 'Forbidden',
    statusCode: 403,
  })
}

/** A parameter or a field that the gateway cannot use, named by its path. */
export function invalid(path: readonly string[], message: string): Refusal {
  const body = { statusCode: 422, code: 'custom', path, message }
  return new Refusal(422, message, body)
}

const errors: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  422: 'Unprocessable Entity',
}

/** The request itself is wrong, or not for this visitor. */
export function refuse(statusCode: number, message: string): Refusal {
  const error = errors[statusCode]
  return new Refusal(statusCode, message, { message, error, statusCode })
}

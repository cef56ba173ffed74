import { badRequest, type HttpError } from '../../platform/errors/HttpError.ts'

export const accountNotFound = (): HttpError =>
  badRequest(404, 'Account not found')

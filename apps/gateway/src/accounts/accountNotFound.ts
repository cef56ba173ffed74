import { badRequest, type HttpError } from '../http/HttpError.ts'

export const accountNotFound = (): HttpError =>
  badRequest(404, 'Account not found')

import * as z from 'zod'
import { checksummedAddress, digits, email } from '../leaves.ts'

export const registerEmailBodySchema = z
  .object({
    emailAddress: email().describe('Address to send mail to.'),
    signer: checksummedAddress().describe('Owner whose address it is.'),
  })
  .meta({ id: 'RegisterEmailBody', description: 'Body of `registerEmail`.' })

export const changeEmailBodySchema = z
  .object({
    emailAddress: email().describe('Address to send mail to.'),
  })
  .meta({ id: 'ChangeEmailBody', description: 'Body of `changeEmail`.' })

export const verifyEmailBodySchema = z
  .object({
    code: digits(6).describe('Six digits from the mail.'),
  })
  .meta({
    id: 'VerifyEmailBody',
    description: 'Body of `verifyEmail`: the code of the mail.',
  })

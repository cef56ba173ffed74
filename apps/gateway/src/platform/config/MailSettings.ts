/** The server that mails go through. */
export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; else STARTTLS. */
  secure: boolean
  /** STARTTLS may be left out: the server is on this machine. */
  mayBePlain: boolean
  user: string | undefined
  password: string | undefined
  /** Address that mails come from. */
  from: string
}

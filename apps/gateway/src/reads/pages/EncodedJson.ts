import { EncodedBody } from './EncodedBody.ts'

/** A JSON answer as it is sent. */
export class EncodedJson extends EncodedBody {
  constructor(value: unknown) {
    super(JSON.stringify(value), 'application/json; charset=utf-8')
  }
}

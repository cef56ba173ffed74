export { hashMessage } from './hashMessage.ts'
export { hashTypedData } from './hashTypedData.ts'
export { isHashSigned } from './isHashSigned.ts'
export { isMessageSigned } from './isMessageSigned.ts'

import { wireVersion } from '../protocol/wireVersion.ts'

/** The version of the protocol, which wallets read from every request. */
export const getSDKVersion = (): string => wireVersion

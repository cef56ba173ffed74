import type { routes } from '../../calls/routes.gen.ts'
import type { AnswersByCall, BodiesByCall } from '../../types/byCall.gen.ts'

/** The name of a call, such as `getSafeInfo`. */
export type GatewayCallName = keyof typeof routes

/** Answer of the gateway to a call; undefined for most writes. */
export type GatewayAnswer<N extends GatewayCallName> =
  N extends keyof AnswersByCall ? AnswersByCall[N] : undefined

/** The body of a call, if it has one. */
export type GatewayBody<N extends GatewayCallName> =
  N extends keyof BodiesByCall ? BodiesByCall[N] : undefined

/** One request, as an answer made by a function sees it. */
export interface GatewayQuestion<N extends GatewayCallName = GatewayCallName> {
  readonly call: N
  /** Parameters of the path, such as `chainId`; may be empty. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: GatewayBody<N>
  readonly headers: Headers
  readonly url: URL
}

/** Makes an answer; a `Response` is sent as it is. */
export type GatewayResolver<N extends GatewayCallName> = (
  question: GatewayQuestion<N>,
) => GatewayAnswer<N> | Response | Promise<GatewayAnswer<N> | Response>

/** Answers by call name: a value, or a function that makes it. */
export type GatewayAnswers = {
  readonly [N in GatewayCallName]?:
    | GatewayAnswer<N>
    | GatewayResolver<N>
    | undefined
}

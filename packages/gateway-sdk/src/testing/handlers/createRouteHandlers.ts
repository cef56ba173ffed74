import { type HttpHandler, HttpResponse, http } from 'msw'
import { routes, statuses } from '../../calls/routes.gen.ts'
import { rules } from '../../validate/bodyRules.gen.ts'
import { findIssues } from '../../validate/findIssues.ts'
import type { GatewaySwitches } from './createGatewaySwitches.ts'
import { Refusal, refuse } from './refusal.ts'
import type {
  GatewayAnswers,
  GatewayCallName,
  GatewayQuestion,
} from './types.ts'

/** The status with which the gateway grants a call. */
function successStatus(call: GatewayCallName): number {
  const others: Partial<Record<GatewayCallName, number>> = statuses
  return others[call] ?? 200
}

/** Answers to every call; values or functions. */
export type AllAnswers = Readonly<Record<GatewayCallName, unknown>>

/** One MSW handler per route, which asks `answers` by the name of the call. */
export function createRouteHandlers(
  answers: AllAnswers,
  {
    baseUrl,
    switches,
    checkBodies = false,
  }: {
    readonly baseUrl: string
    readonly switches?: GatewaySwitches | undefined
    /** Refuse malformed bodies with 422, like the gateway. */
    readonly checkBodies?: boolean | undefined
  },
): HttpHandler[] {
  return byLiterals().map((call) => {
    const [method = '', template = ''] = routes[call].split(' ')
    // A path without its closing slash matches both forms.
    const path = template.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    return http[verb](
      baseUrl.replace(/\/$/, '') + path,
      async ({ request, params }) => {
        const url = new URL(request.url)
        const text = method === 'GET' ? '' : await request.text()
        const answer = () =>
          respond(answers[call], {
            call,
            params: params as Record<string, string>,
            query: url.searchParams,
            body: readBody(call, text, checkBodies) as undefined,
            headers: request.headers,
            url,
          })
        const answerOrRefuse = async () => {
          try {
            return await answer()
          } catch (error) {
            if (error instanceof Refusal) return error.toResponse()
            throw error
          }
        }
        return (await (switches
          ? switches.through(call, answerOrRefuse)
          : answerOrRefuse())) as HttpResponse<null>
      },
    )
  })
}

/** Replaces some answers; undefined ones stay. */
export function replaceAnswers(
  answers: AllAnswers,
  others: GatewayAnswers = {},
): AllAnswers {
  const given = Object.entries(others).filter(([, item]) => item !== undefined)
  return { ...answers, ...Object.fromEntries(given) }
}

/** Literal segments first: `accounts/data-types` is no account's address. */
function byLiterals(): GatewayCallName[] {
  const holes = (call: GatewayCallName) => routes[call].split('{').length
  return (Object.keys(routes) as GatewayCallName[]).sort(
    (one, other) => holes(one) - holes(other),
  )
}

async function respond(
  source: unknown,
  question: GatewayQuestion,
): Promise<Response> {
  const made = await (typeof source === 'function' ? source(question) : source)
  if (made instanceof Response) return made
  const status = successStatus(question.call)
  return made === undefined
    ? new Response(null, { status })
    : HttpResponse.json(made, { status })
}

function readBody(
  call: GatewayCallName,
  text: string,
  checked: boolean,
): unknown {
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    throw refuse(400, 'Request body is not valid JSON')
  }
  const rule = rules.calls[call]
  if (!checked || rule === undefined) return body
  const [issue] = findIssues(rules, rule, body ?? {})
  if (issue)
    throw new Refusal(422, issue.message, { statusCode: 422, ...issue })
  return body
}

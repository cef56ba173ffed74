import { findIssues } from '@strongroom/gateway-sdk/schemas'
import { validateResponse } from '@strongroom/gateway-sdk/validate'
import { routes as clientRoutes } from '../../../../packages/gateway-sdk/src/schemas/routes.ts'
import type { Route } from '../../src/http/Route.ts'
import { routes } from '../../src/http/routes.ts'
import { errorSchema } from '../../src/http/serverSchemas.ts'

export interface Answered {
  method: string
  /** Path and query. */
  path: string
  status: number
  type: string | null
  body: string
}

const shapeOf = (path: string) =>
  path.replace(/\/$/, '').replaceAll(/\{\w+\}|:\w+/g, '*')

/** The client's name of a route, by its shape. */
const clientRouteOf = new Map(
  Object.values(clientRoutes).map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return [`${method} ${shapeOf(path)}`, route]
  }),
)

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${shapeOf(route.path).replaceAll('*', '[^/]+')}/?$`),
}))

const findRoute = ({ method, path }: Answered): Route | undefined => {
  const pathname = path.replace(/\?.*$/, '')
  const wanted = method === 'HEAD' ? 'GET' : method
  return patterns.find(
    ({ route, pattern }) =>
      route.method.toUpperCase() === wanted && pattern.test(pathname),
  )?.route
}

const problems = (answer: Answered): readonly unknown[] => {
  const { method, status, body, type } = answer
  if (method === 'OPTIONS' || method === 'HEAD' || status === 304) {
    return body === '' ? [] : ['A body where there must be none.']
  }
  if (status >= 400) {
    const value = JSON.parse(body)
    const own = value.statusCode ?? status
    return [
      ...findIssues(errorSchema, value),
      ...(own === status ? [] : [`It says that its status is ${own}.`]),
      ...(value.code === undefined && value.statusCode === undefined
        ? ['It has neither a code nor a status.']
        : []),
    ]
  }
  const route = findRoute(answer)
  if (route === undefined) return ['No route is described.']
  if (status !== (route.status ?? 200)) return ['Its status is not described.']
  if (route.response === undefined) {
    const isOther = route.path === '/openapi.json' || !type?.includes('json')
    return body === '' || isOther ? [] : ['Its body is not described.']
  }
  const value = body === '' ? null : JSON.parse(body)
  const name = clientRouteOf.get(`${method} ${shapeOf(route.path)}`)
  return [
    ...findIssues(route.response, value),
    ...(name === undefined ? [] : validateResponse(name, value)),
  ]
}

/**
 * Fails when an answer is not what the OpenAPI document says, or not what the
 * client package expects.
 */
export function checkAnswer(answer: Answered): void {
  const found = problems(answer)
  if (found.length === 0) return
  const { method, path, status, body } = answer
  throw new Error(
    `${method} ${path} answered ${status} as nobody expects: ${JSON.stringify(found)}\n${body.slice(0, 2_000)}`,
  )
}

import { createContext, use } from 'react'
import type { Services } from './createServices.ts'

export const ServicesContext = createContext<Services | undefined>(undefined)

/** The app's services; throws outside of {@link ServicesContext}. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === undefined)
    throw new Error('useServices needs ServicesContext around it.')
  return services
}

import type { ReactNode } from 'react'
import { AppsScreen } from './AppsScreen.tsx'
import { FieldsScreen } from './FieldsScreen.tsx'
import { ListsScreen } from './ListsScreen.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'
import { StatesScreen } from './StatesScreen.tsx'

const screens: Readonly<Record<string, () => ReactNode>> = {
  review: ReviewScreen,
  lists: ListsScreen,
  fields: FieldsScreen,
  states: StatesScreen,
  apps: AppsScreen,
}

/** Every component of the kit, composed as in a wallet. */
export function Gallery() {
  return (
    <>
      {Object.entries(screens).map(([name, Screen]) => (
        <section key={name} aria-label={name}>
          <Screen />
        </section>
      ))}
    </>
  )
}

import { LinkButton } from '@strongroom/ui-kit'
import { createLink, type LinkComponent } from '@tanstack/react-router'

const RouterLinkButton = createLink(LinkButton)

/** A link to another page of the app that looks like a button. */
export const ButtonLink: LinkComponent<typeof LinkButton> = (props) => (
  // Otherwise a link from `/apps/open` to `/apps` would be marked as current.
  <RouterLinkButton activeOptions={{ exact: true }} {...props} />
)

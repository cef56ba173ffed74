import { LinkButton } from '@strongroom/ui-kit'
import { createLink, type LinkComponent } from '@tanstack/react-router'

const RouterLinkButton = createLink(LinkButton)

/** A link to another page of the app that looks like a button. */
export const ButtonLink: LinkComponent<typeof LinkButton> = (props) => (
  // A button is never marked as the current page of a menu.
  <RouterLinkButton activeOptions={{ exact: true }} {...props} />
)

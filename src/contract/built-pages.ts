/**
 * Stands in the built pages where the site's own origin belongs: nobody knows it when they are built, and the server fills it in when it
 * reads them (RFC 6761 keeps `.invalid` from ever being a site).
 */
export const unknownOrigin = 'https://origin.invalid';

/** Where the page for every address that leads nowhere is built; it is served with status 404 and listed nowhere. */
export const missingPath = '/not-found';

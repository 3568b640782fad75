// A CloudFront function (runtime 2.0) for viewer requests: a bucket knows files and no folders. Adds the slash that
// addresses end in, and asks for the page in the folder.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler({ request }) {
  const { uri, querystring } = request;
  if (uri.endsWith('/')) return { ...request, uri: `${uri}index.html` };
  if (!/\/[^/.]+$/.test(uri)) return request;
  const query = Object.entries(querystring)
    // A key that is there more than once has all its values here.
    .flatMap(([name, { value, multiValue = [{ value }] }]) => multiValue.map((one) => `${name}=${one.value}`))
    .join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: `${uri}/${query && `?${query}`}` } },
  };
}

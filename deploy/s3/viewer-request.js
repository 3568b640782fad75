// A CloudFront function for viewer requests: a bucket knows files and no folders. Adds the slash that addresses end in, and
// asks for the page in the folder.
function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path.endsWith('/')) {
    request.uri = path + 'index.html';
    return request;
  }
  if (/\/[^/.]+$/.test(path)) {
    var query = Object.keys(request.querystring)
      .map(function (name) {
        return name + '=' + request.querystring[name].value;
      })
      .join('&');
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: path + '/' + (query ? '?' + query : '') } },
    };
  }
  return request;
}

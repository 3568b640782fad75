#!/bin/sh
# Uploads a build to S3 and lets CloudFront take it up: deploy/s3/upload.sh BUCKET DISTRIBUTION [DIST]
# New files come first and old ones go last, so that no page ever names a file that is not there.
set -eu
bucket=$1 distribution=$2 dist=${3:-dist}
forever='public, max-age=31536000, immutable'
aws s3 sync "$dist/assets" "s3://$bucket/assets" --cache-control "$forever" --size-only
aws s3 sync "$dist" "s3://$bucket" --exclude 'assets/*' --exclude '*.md' --exclude '.fieldguide-output' --cache-control no-cache
aws s3 sync "$dist" "s3://$bucket" --exclude '*' --include '*.md' --cache-control no-cache --content-type 'text/markdown; charset=utf-8'
aws s3 sync "$dist" "s3://$bucket" --exclude 'assets/*' --exclude '.fieldguide-output' --delete
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'

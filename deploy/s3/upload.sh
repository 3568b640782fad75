#!/bin/sh
# Uploads a build to S3 and lets CloudFront take it up: deploy/s3/upload.sh BUCKET DISTRIBUTION [DIST]
# For a site below a path, BUCKET is docs-bucket/docs. New files come first, and old ones go when no reader gets an old page
# any more, so that no page ever names a file that is not there.
set -eu
bucket=$1 distribution=$2 dist=${3:-dist}
forever='public, max-age=31536000, immutable'
aws s3 sync "$dist/assets" "s3://$bucket/assets" --cache-control "$forever" --size-only
aws s3 sync "$dist" "s3://$bucket" --exclude 'assets/*' --exclude '*.md' --exclude '*.webmanifest' --exclude '.fieldguide-output' --cache-control no-cache
aws s3 sync "$dist" "s3://$bucket" --exclude '*' --include '*.md' --cache-control no-cache --content-type 'text/markdown; charset=utf-8'
aws s3 sync "$dist" "s3://$bucket" --exclude '*' --include '*.webmanifest' --cache-control no-cache --content-type application/manifest+json
invalidation=$(aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*' --query Invalidation.Id --output text)
aws cloudfront wait invalidation-completed --distribution-id "$distribution" --id "$invalidation"
# Everything has been uploaded: this one only deletes. Without --size-only it would send assets again, without their caching.
aws s3 sync "$dist" "s3://$bucket" --exclude '.fieldguide-output' --size-only --delete

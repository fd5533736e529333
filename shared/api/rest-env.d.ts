// Generated from server/openapi.json by `npm run generate`; do not edit.
export interface paths {
    "/api/client/alerts/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Server-sent events: `alert` (an Alert as JSON) and `unread` (how many), whose id a browser brings back as Last-Event-ID. */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "last-event-id"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    filter?: "recent" | "score" | "review" | "distance";
                    latitude?: number;
                    longitude?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    companyType: string | null;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/{company_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    company_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: {
                                    address: string;
                                    detailAddress: string | null;
                                    jibunAddress: string | null;
                                    latitude: number | null;
                                    longitude: number | null;
                                    postcode: string | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                };
                                allowReservation: boolean;
                                blog: string | null;
                                businessHours: {
                                    breakEnd?: string | null;
                                    breakStart?: string | null;
                                    close?: string | null;
                                    isClosed: boolean;
                                    open?: string | null;
                                    weekday: number;
                                }[] | null;
                                businessHoursText: string | null;
                                companyId: string;
                                companyName: string;
                                companyType: string | null;
                                contract: string | null;
                                email: string | null;
                                guideParkingLot: string | null;
                                hasParkingLot: boolean;
                                homepage: string | null;
                                hoursExceptions: {
                                    closedOn: {
                                        from: string;
                                        to: string;
                                    }[];
                                    closures: {
                                        weekday: number;
                                        weeks: number[] | null;
                                    }[];
                                    feasts: string[];
                                    holidays: {
                                        breakEnd?: string | null;
                                        breakStart?: string | null;
                                        close?: string | null;
                                        open?: string | null;
                                        rule: string;
                                    } | null;
                                    varies: boolean;
                                } | null;
                                humu: string | null;
                                images: string[];
                                introduce: string | null;
                                is24: boolean;
                                isBeautyParlor: boolean;
                                isHotel: boolean;
                                isKindergarten: boolean;
                                isPremium: boolean;
                                isStore: boolean;
                                kakaoplus: string | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                state: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/{id}/click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query: {
                    type: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/{id}/inflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query: {
                    type: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        facilityRating: number;
                        hygieneRating: number;
                        images?: Blob[];
                        kindnessRating: number;
                        locationRating: number;
                        petId?: string;
                        priceRating: number;
                        /** @description receipts of the visit day, for an operator to verify */
                        receipts?: Blob[];
                        review: string;
                        /**
                         * Format: date
                         * @description the day in Seoul; today when a new review leaves it out
                         */
                        visitDate?: string;
                        wouldRevisit: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                averageRating: number;
                                company: {
                                    id: string;
                                    name: string;
                                };
                                createdAt: string;
                                facilityRating: number;
                                hygieneRating: number;
                                id: string;
                                images: string[];
                                isLiked: boolean;
                                isMine: boolean;
                                isVerified: boolean;
                                kindnessRating: number;
                                likeCount: number;
                                locationRating: number;
                                priceRating: number;
                                receipts: {
                                    date: string;
                                    id: string;
                                    items: {
                                        name: string;
                                        price: number;
                                    }[];
                                    picture: string | null;
                                    reason: string | null;
                                    state: "waiting" | "verified" | "refused";
                                    total: number;
                                }[] | null;
                                reply: {
                                    content: string;
                                    createdAt: string;
                                    updatedAt: string;
                                } | null;
                                review: string;
                                reviewer: {
                                    id: string | null;
                                    name: string;
                                    nickname: string;
                                    userImage: string | null;
                                };
                                visitDate: string;
                                wouldRevisit: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/{id}/review-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                averageRating: number | null;
                                count: number;
                                facilityRating: number | null;
                                hygieneRating: number | null;
                                kindnessRating: number | null;
                                locationRating: number | null;
                                priceRating: number | null;
                                revisitShare: number | null;
                                stars: {
                                    count: number;
                                    star: number;
                                }[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/{id}/review/{review_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    review_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                averageRating: number;
                                company: {
                                    id: string;
                                    name: string;
                                };
                                createdAt: string;
                                facilityRating: number;
                                hygieneRating: number;
                                id: string;
                                images: string[];
                                isLiked: boolean;
                                isMine: boolean;
                                isVerified: boolean;
                                kindnessRating: number;
                                likeCount: number;
                                locationRating: number;
                                priceRating: number;
                                receipts: {
                                    date: string;
                                    id: string;
                                    items: {
                                        name: string;
                                        price: number;
                                    }[];
                                    picture: string | null;
                                    reason: string | null;
                                    state: "waiting" | "verified" | "refused";
                                    total: number;
                                }[] | null;
                                reply: {
                                    content: string;
                                    createdAt: string;
                                    updatedAt: string;
                                } | null;
                                review: string;
                                reviewer: {
                                    id: string | null;
                                    name: string;
                                    nickname: string;
                                    userImage: string | null;
                                };
                                visitDate: string;
                                wouldRevisit: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    review_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            data: true;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    review_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        existImages?: string[];
                        existReceipts?: string[];
                        facilityRating?: number;
                        hygieneRating?: number;
                        images?: Blob[];
                        kindnessRating?: number;
                        locationRating?: number;
                        petId?: string;
                        priceRating?: number;
                        /** @description receipts of the visit day, for an operator to verify */
                        receipts?: Blob[];
                        review?: string;
                        /**
                         * Format: date
                         * @description the day in Seoul; today when a new review leaves it out
                         */
                        visitDate?: string;
                        wouldRevisit?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                averageRating: number;
                                company: {
                                    id: string;
                                    name: string;
                                };
                                createdAt: string;
                                facilityRating: number;
                                hygieneRating: number;
                                id: string;
                                images: string[];
                                isLiked: boolean;
                                isMine: boolean;
                                isVerified: boolean;
                                kindnessRating: number;
                                likeCount: number;
                                locationRating: number;
                                priceRating: number;
                                receipts: {
                                    date: string;
                                    id: string;
                                    items: {
                                        name: string;
                                        price: number;
                                    }[];
                                    picture: string | null;
                                    reason: string | null;
                                    state: "waiting" | "verified" | "refused";
                                    total: number;
                                }[] | null;
                                reply: {
                                    content: string;
                                    createdAt: string;
                                    updatedAt: string;
                                } | null;
                                review: string;
                                reviewer: {
                                    id: string | null;
                                    name: string;
                                    nickname: string;
                                    userImage: string | null;
                                };
                                visitDate: string;
                                wouldRevisit: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/company/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    /** @description the id of the review after which to continue */
                    last?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    averageRating: number;
                                    company: {
                                        id: string;
                                        name: string;
                                    };
                                    createdAt: string;
                                    facilityRating: number;
                                    hygieneRating: number;
                                    id: string;
                                    images: string[];
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isVerified: boolean;
                                    kindnessRating: number;
                                    likeCount: number;
                                    locationRating: number;
                                    priceRating: number;
                                    receipts: {
                                        date: string;
                                        id: string;
                                        items: {
                                            name: string;
                                            price: number;
                                        }[];
                                        picture: string | null;
                                        reason: string | null;
                                        state: "waiting" | "verified" | "refused";
                                        total: number;
                                    }[] | null;
                                    reply: {
                                        content: string;
                                        createdAt: string;
                                        updatedAt: string;
                                    } | null;
                                    review: string;
                                    reviewer: {
                                        id: string | null;
                                        name: string;
                                        nickname: string;
                                        userImage: string | null;
                                    };
                                    visitDate: string;
                                    wouldRevisit: boolean;
                                }[];
                                last: string | null;
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/{id}/visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/all-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                    sort?: "recent" | "score" | "like";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    averageRating: number;
                                    company: {
                                        id: string;
                                        name: string;
                                    };
                                    createdAt: string;
                                    facilityRating: number;
                                    hygieneRating: number;
                                    id: string;
                                    images: string[];
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isVerified: boolean;
                                    kindnessRating: number;
                                    likeCount: number;
                                    locationRating: number;
                                    priceRating: number;
                                    receipts: {
                                        date: string;
                                        id: string;
                                        items: {
                                            name: string;
                                            price: number;
                                        }[];
                                        picture: string | null;
                                        reason: string | null;
                                        state: "waiting" | "verified" | "refused";
                                        total: number;
                                    }[] | null;
                                    reply: {
                                        content: string;
                                        createdAt: string;
                                        updatedAt: string;
                                    } | null;
                                    review: string;
                                    reviewer: {
                                        id: string | null;
                                        name: string;
                                        nickname: string;
                                        userImage: string | null;
                                    };
                                    visitDate: string;
                                    wouldRevisit: boolean;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/my-review-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/my-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    averageRating: number;
                                    company: {
                                        id: string;
                                        name: string;
                                    };
                                    createdAt: string;
                                    facilityRating: number;
                                    hygieneRating: number;
                                    id: string;
                                    images: string[];
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isVerified: boolean;
                                    kindnessRating: number;
                                    likeCount: number;
                                    locationRating: number;
                                    priceRating: number;
                                    receipts: {
                                        date: string;
                                        id: string;
                                        items: {
                                            name: string;
                                            price: number;
                                        }[];
                                        picture: string | null;
                                        reason: string | null;
                                        state: "waiting" | "verified" | "refused";
                                        total: number;
                                    }[] | null;
                                    reply: {
                                        content: string;
                                        createdAt: string;
                                        updatedAt: string;
                                    } | null;
                                    review: string;
                                    reviewer: {
                                        id: string | null;
                                        name: string;
                                        nickname: string;
                                        userImage: string | null;
                                    };
                                    visitDate: string;
                                    wouldRevisit: boolean;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/recents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    companyType: string | null;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    averageRating: number;
                                    company?: {
                                        id: string;
                                        name: string;
                                    };
                                    createdAt: string;
                                    diagnosisRating?: number;
                                    explainRating?: number;
                                    facilityRating?: number;
                                    files?: string[];
                                    hospital?: {
                                        id: string;
                                        name: string;
                                    };
                                    hygieneRating?: number;
                                    id: string;
                                    images?: string[];
                                    kindnessRating?: number;
                                    likeCount: number;
                                    locationRating?: number;
                                    medicineRating?: number;
                                    pharmacy?: {
                                        id: string;
                                        name: string;
                                    };
                                    priceRating?: number;
                                    reply: {
                                        content: string;
                                        createdAt: string;
                                        updatedAt: string;
                                    } | null;
                                    review: string;
                                    reviewer: {
                                        id: string | null;
                                        name: string;
                                        nickname: string;
                                        userImage: string | null;
                                    };
                                    visitDate: string;
                                    wouldRevisit: boolean;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    end_latitude?: number;
                    end_longitude?: number;
                    /** @description comma-separated; every one of them */
                    filters?: string;
                    /** @description true: only those that take reservations */
                    instant?: boolean;
                    latitude?: number;
                    longitude?: number;
                    /** @description true: only those inside the box, which must be given */
                    map?: boolean;
                    option?: "recent" | "score" | "review" | "distance";
                    /** @description services, comma-separated; every one of them */
                    options?: string;
                    page?: number;
                    /** @description true: only companies with an account of their own; false: only those without */
                    register?: boolean;
                    search?: string;
                    sido?: string;
                    sigungu?: string;
                    start_latitude?: number;
                    start_longitude?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    companyType: string | null;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/company/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    companyType: string | null;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                announcedAt: string | null;
                                /** @description cleaned HTML */
                                description: string;
                                endsAt: string;
                                entryCount: number;
                                id: string;
                                /** @description the first prize first */
                                prizes: string[];
                                rounds: {
                                    endsAt: string;
                                    id: string;
                                    startsAt: string;
                                    title: string;
                                }[];
                                startsAt: string;
                                state: "before" | "running" | "ended";
                                title: string;
                                winners: {
                                    commentCount: number;
                                    /** @description cleaned HTML; in lists how it begins */
                                    content: string;
                                    createdAt: string;
                                    hiddenReason: string | null;
                                    id: string;
                                    images: string[];
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isReported: boolean;
                                    likeCount: number;
                                    place: number | null;
                                    roundId: string;
                                    title: string;
                                    updatedAt: string | null;
                                    user: {
                                        id: string;
                                        nickname: string;
                                        userImage: string | null;
                                    } | null;
                                }[];
                            } | null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    commentCount: number;
                                    /** @description cleaned HTML; in lists how it begins */
                                    content: string;
                                    createdAt: string;
                                    hiddenReason: string | null;
                                    id: string;
                                    images: string[];
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isReported: boolean;
                                    likeCount: number;
                                    place: number | null;
                                    roundId: string;
                                    title: string;
                                    updatedAt: string | null;
                                    user: {
                                        id: string;
                                        nickname: string;
                                        userImage: string | null;
                                    } | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/comments/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/comments/{comment_id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                answers: {
                                    comment: string | null;
                                    createdAt: string;
                                    hiddenReason: string | null;
                                    id: string;
                                    /** @description to others it says nothing, and stands only for its answers */
                                    isHidden: boolean;
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isReported: boolean;
                                    likeCount: number;
                                    parent_id: string | null;
                                    user: {
                                        id: string;
                                        nickname: string;
                                        userImage: string | null;
                                    } | null;
                                }[];
                                comment: string | null;
                                createdAt: string;
                                hiddenReason: string | null;
                                id: string;
                                /** @description to others it says nothing, and stands only for its answers */
                                isHidden: boolean;
                                isLiked: boolean;
                                isMine: boolean;
                                isReported: boolean;
                                likeCount: number;
                                parent_id: string | null;
                                user: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/comments/{comment_id}/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path: {
                    comment_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/my-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    commentCount: number;
                                    /** @description cleaned HTML; in lists how it begins */
                                    content: string;
                                    createdAt: string;
                                    hiddenReason: string | null;
                                    id: string;
                                    images: string[];
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isReported: boolean;
                                    likeCount: number;
                                    place: number | null;
                                    roundId: string;
                                    title: string;
                                    updatedAt: string | null;
                                    user: {
                                        id: string;
                                        nickname: string;
                                        userImage: string | null;
                                    } | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                    round?: string;
                    sort?: "recent" | "popular";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    commentCount: number;
                                    /** @description cleaned HTML; in lists how it begins */
                                    content: string;
                                    createdAt: string;
                                    hiddenReason: string | null;
                                    id: string;
                                    images: string[];
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isReported: boolean;
                                    likeCount: number;
                                    place: number | null;
                                    roundId: string;
                                    title: string;
                                    updatedAt: string | null;
                                    user: {
                                        id: string;
                                        nickname: string;
                                        userImage: string | null;
                                    } | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        content: string;
                        image1?: Blob | string;
                        image2?: Blob | string;
                        image3?: Blob | string;
                        image4?: Blob | string;
                        image5?: Blob | string;
                        image6?: Blob | string;
                        image7?: Blob | string;
                        image8?: Blob | string;
                        image9?: Blob | string;
                        image10?: Blob | string;
                        image11?: Blob | string;
                        image12?: Blob | string;
                        title: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                commentCount: number;
                                /** @description cleaned HTML; in lists how it begins */
                                content: string;
                                createdAt: string;
                                hiddenReason: string | null;
                                id: string;
                                images: string[];
                                isLiked: boolean;
                                isMine: boolean;
                                isReported: boolean;
                                likeCount: number;
                                place: number | null;
                                roundId: string;
                                title: string;
                                updatedAt: string | null;
                                user: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/posts/{post_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    post_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                commentCount: number;
                                /** @description cleaned HTML; in lists how it begins */
                                content: string;
                                createdAt: string;
                                hiddenReason: string | null;
                                id: string;
                                images: string[];
                                isLiked: boolean;
                                isMine: boolean;
                                isReported: boolean;
                                likeCount: number;
                                place: number | null;
                                roundId: string;
                                title: string;
                                updatedAt: string | null;
                                user: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    post_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    post_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        content?: string;
                        image1?: Blob | string;
                        image2?: Blob | string;
                        image3?: Blob | string;
                        image4?: Blob | string;
                        image5?: Blob | string;
                        image6?: Blob | string;
                        image7?: Blob | string;
                        image8?: Blob | string;
                        image9?: Blob | string;
                        image10?: Blob | string;
                        image11?: Blob | string;
                        image12?: Blob | string;
                        title?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                commentCount: number;
                                /** @description cleaned HTML; in lists how it begins */
                                content: string;
                                createdAt: string;
                                hiddenReason: string | null;
                                id: string;
                                images: string[];
                                isLiked: boolean;
                                isMine: boolean;
                                isReported: boolean;
                                likeCount: number;
                                place: number | null;
                                roundId: string;
                                title: string;
                                updatedAt: string | null;
                                user: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/contest/posts/{post_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path: {
                    post_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    answers: {
                                        comment: string | null;
                                        createdAt: string;
                                        hiddenReason: string | null;
                                        id: string;
                                        /** @description to others it says nothing, and stands only for its answers */
                                        isHidden: boolean;
                                        isLiked: boolean;
                                        isMine: boolean;
                                        isReported: boolean;
                                        likeCount: number;
                                        parent_id: string | null;
                                        user: {
                                            id: string;
                                            nickname: string;
                                            userImage: string | null;
                                        } | null;
                                    }[];
                                    comment: string | null;
                                    createdAt: string;
                                    hiddenReason: string | null;
                                    id: string;
                                    /** @description to others it says nothing, and stands only for its answers */
                                    isHidden: boolean;
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isReported: boolean;
                                    likeCount: number;
                                    parent_id: string | null;
                                    user: {
                                        id: string;
                                        nickname: string;
                                        userImage: string | null;
                                    } | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    post_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        comment: string;
                        parent_id?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                answers: {
                                    comment: string | null;
                                    createdAt: string;
                                    hiddenReason: string | null;
                                    id: string;
                                    /** @description to others it says nothing, and stands only for its answers */
                                    isHidden: boolean;
                                    isLiked: boolean;
                                    isMine: boolean;
                                    isReported: boolean;
                                    likeCount: number;
                                    parent_id: string | null;
                                    user: {
                                        id: string;
                                        nickname: string;
                                        userImage: string | null;
                                    } | null;
                                }[];
                                comment: string | null;
                                createdAt: string;
                                hiddenReason: string | null;
                                id: string;
                                /** @description to others it says nothing, and stands only for its answers */
                                isHidden: boolean;
                                isLiked: boolean;
                                isMine: boolean;
                                isReported: boolean;
                                likeCount: number;
                                parent_id: string | null;
                                user: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/posts/{post_id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    post_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                commentCount: number;
                                /** @description cleaned HTML; in lists how it begins */
                                content: string;
                                createdAt: string;
                                hiddenReason: string | null;
                                id: string;
                                images: string[];
                                isLiked: boolean;
                                isMine: boolean;
                                isReported: boolean;
                                likeCount: number;
                                place: number | null;
                                roundId: string;
                                title: string;
                                updatedAt: string | null;
                                user: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/contest/posts/{post_id}/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path: {
                    post_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    id: string;
                                    nickname: string;
                                    userImage: string | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/gift/{gift_id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    gift_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                available: boolean;
                                id: string;
                                name: string;
                                price: number;
                                stock: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/gift/item/{gift_id}/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    gift_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        point: number;
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                amount: number;
                                expiresAt: string;
                                kind: string;
                                note: string | null;
                                ordrIdx: string;
                                paidAt: string | null;
                                point: number;
                                price: number;
                                refundState: "asked" | "refused" | "given_up" | "done" | null;
                                state: "open" | "approving" | "paid" | "expired" | "cancelled";
                                title: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/gift/order/{order_idx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    order_idx: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                code: string;
                                expiresAt: string;
                                id: string;
                                name: string;
                                price: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/hospital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    filter?: "recent" | "score" | "review" | "distance";
                    latitude?: number;
                    longitude?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/hospital/recents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/hospital/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    averageRating: number;
                                    company?: {
                                        id: string;
                                        name: string;
                                    };
                                    createdAt: string;
                                    diagnosisRating?: number;
                                    explainRating?: number;
                                    facilityRating?: number;
                                    files?: string[];
                                    hospital?: {
                                        id: string;
                                        name: string;
                                    };
                                    hygieneRating?: number;
                                    id: string;
                                    images?: string[];
                                    kindnessRating?: number;
                                    likeCount: number;
                                    locationRating?: number;
                                    medicineRating?: number;
                                    pharmacy?: {
                                        id: string;
                                        name: string;
                                    };
                                    priceRating?: number;
                                    reply: {
                                        content: string;
                                        createdAt: string;
                                        updatedAt: string;
                                    } | null;
                                    review: string;
                                    reviewer: {
                                        id: string | null;
                                        name: string;
                                        nickname: string;
                                        userImage: string | null;
                                    };
                                    visitDate: string;
                                    wouldRevisit: boolean;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/hospital/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/notice/{notice_id}/file/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    file_id: string;
                    notice_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/getActivePassPeriod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                endDate: string | null;
                                isActive: boolean;
                                startDate: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                endDate: string | null;
                                isActive: boolean;
                                pass: {
                                    endDate: string;
                                    id: string;
                                    name: string;
                                    range: number;
                                    startDate: string;
                                } | null;
                                startDate: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/item/{id}/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        point: number;
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                amount: number;
                                expiresAt: string;
                                kind: string;
                                note: string | null;
                                ordrIdx: string;
                                paidAt: string | null;
                                point: number;
                                price: number;
                                refundState: "asked" | "refused" | "given_up" | "done" | null;
                                state: "open" | "approving" | "paid" | "expired" | "cancelled";
                                title: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    id: string;
                                    name: string;
                                    price: number;
                                    range: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/logList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    hospital: string;
                                    id: string;
                                    location: string;
                                    month: string;
                                    openedAt: string;
                                    openedBy: "pass" | "purchase";
                                    receiptId: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    hospital: string;
                                    id: string;
                                    location: string;
                                    month: string;
                                    openedAt: string;
                                    openedBy: "pass" | "purchase";
                                    receiptId: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/mskreceipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    medicalId?: string;
                    page?: number;
                    sido?: string;
                    sigungu?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    hospital: string;
                                    id: string;
                                    items: {
                                        medicalId: string | null;
                                        name: string;
                                    }[];
                                    location: string;
                                    month: string;
                                    petDivision: string | null;
                                    total: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/order/{order_idx}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    order_idx: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                endDate: string;
                                id: string;
                                name: string;
                                range: number;
                                startDate: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    amount: number;
                                    expiresAt: string;
                                    kind: string;
                                    note: string | null;
                                    ordrIdx: string;
                                    paidAt: string | null;
                                    point: number;
                                    price: number;
                                    refundState: "asked" | "refused" | "given_up" | "done" | null;
                                    state: "open" | "approving" | "paid" | "expired" | "cancelled";
                                    title: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/receipt/{id}/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                boughtAt: string;
                                id: string;
                                ordrIdx: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/receipt/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                isOpen: boolean;
                                openedBy: ("pass" | "purchase") | null;
                                point: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    medicalId?: string;
                    page?: number;
                    sido?: string;
                    sigungu?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    date: string;
                                    hospital: string;
                                    hospitalId: string;
                                    id: string;
                                    items: {
                                        medicalId: string | null;
                                        name: string;
                                        price: number;
                                    }[];
                                    location: string;
                                    petDivision: string | null;
                                    petKindName: string | null;
                                    total: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pass/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                date: string;
                                hospital: string;
                                hospitalId: string;
                                id: string;
                                items: {
                                    comparison: {
                                        avg: number;
                                        location: string;
                                        max: number;
                                        min: number;
                                        sources: number;
                                    } | null;
                                    medicalId: string | null;
                                    name: string;
                                    price: number;
                                }[];
                                location: string;
                                openedBy: "pass" | "purchase";
                                petDivision: string | null;
                                petKindName: string | null;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pharmacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    filter?: "recent" | "score" | "review" | "distance";
                    latitude?: number;
                    longitude?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pharmacy/recents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pharmacy/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    averageRating: number;
                                    company?: {
                                        id: string;
                                        name: string;
                                    };
                                    createdAt: string;
                                    diagnosisRating?: number;
                                    explainRating?: number;
                                    facilityRating?: number;
                                    files?: string[];
                                    hospital?: {
                                        id: string;
                                        name: string;
                                    };
                                    hygieneRating?: number;
                                    id: string;
                                    images?: string[];
                                    kindnessRating?: number;
                                    likeCount: number;
                                    locationRating?: number;
                                    medicineRating?: number;
                                    pharmacy?: {
                                        id: string;
                                        name: string;
                                    };
                                    priceRating?: number;
                                    reply: {
                                        content: string;
                                        createdAt: string;
                                        updatedAt: string;
                                    } | null;
                                    review: string;
                                    reviewer: {
                                        id: string | null;
                                        name: string;
                                        nickname: string;
                                        userImage: string | null;
                                    };
                                    visitDate: string;
                                    wouldRevisit: boolean;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/pharmacy/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    allowReservation: boolean;
                                    contract: string | null;
                                    distance: number | null;
                                    hasParkingLot: boolean;
                                    id: string;
                                    image: string | null;
                                    is24: boolean;
                                    isBeautyParlor: boolean;
                                    isHotel: boolean;
                                    isKindergarten: boolean;
                                    isPremium: boolean;
                                    isStore: boolean;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    tags: string[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    company?: string;
                    count?: number;
                    hospital?: string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    company: string | null;
                                    content: string | null;
                                    description1: string | null;
                                    description2: string | null;
                                    description3: string | null;
                                    hospital: string | null;
                                    id: string;
                                    /** @description hidden ones only their owner sees */
                                    isShown: boolean;
                                    medical: {
                                        id: string;
                                        name: string;
                                        parents: {
                                            id: string;
                                            name: string;
                                        }[];
                                    } | null;
                                    name: string;
                                    options: {
                                        id: string;
                                        name: string;
                                        /** @description won on top of the price of the product */
                                        price: number;
                                    }[];
                                    /** @description all of them, productImage the first */
                                    pictures: string[];
                                    price: number;
                                    productImage: string | null;
                                    /** @description product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree */
                                    productType: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/product/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    product_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company: string | null;
                                content: string | null;
                                description1: string | null;
                                description2: string | null;
                                description3: string | null;
                                hospital: string | null;
                                id: string;
                                /** @description hidden ones only their owner sees */
                                isShown: boolean;
                                medical: {
                                    id: string;
                                    name: string;
                                    parents: {
                                        id: string;
                                        name: string;
                                    }[];
                                } | null;
                                name: string;
                                options: {
                                    id: string;
                                    name: string;
                                    /** @description won on top of the price of the product */
                                    price: number;
                                }[];
                                /** @description all of them, productImage the first */
                                pictures: string[];
                                price: number;
                                productImage: string | null;
                                /** @description product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree */
                                productType: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    product_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            data: true;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    product_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isShown?: boolean;
                        name?: string;
                        optionId?: string;
                        optionName?: string;
                        price?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company: string | null;
                                content: string | null;
                                description1: string | null;
                                description2: string | null;
                                description3: string | null;
                                hospital: string | null;
                                id: string;
                                /** @description hidden ones only their owner sees */
                                isShown: boolean;
                                medical: {
                                    id: string;
                                    name: string;
                                    parents: {
                                        id: string;
                                        name: string;
                                    }[];
                                } | null;
                                name: string;
                                options: {
                                    id: string;
                                    name: string;
                                    /** @description won on top of the price of the product */
                                    price: number;
                                }[];
                                /** @description all of them, productImage the first */
                                pictures: string[];
                                price: number;
                                productImage: string | null;
                                /** @description product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree */
                                productType: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/product/{product_id}/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    product_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        content?: string;
                        description1?: string;
                        description2?: string;
                        description3?: string;
                        productImage?: Blob | "";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company: string | null;
                                content: string | null;
                                description1: string | null;
                                description2: string | null;
                                description3: string | null;
                                hospital: string | null;
                                id: string;
                                /** @description hidden ones only their owner sees */
                                isShown: boolean;
                                medical: {
                                    id: string;
                                    name: string;
                                    parents: {
                                        id: string;
                                        name: string;
                                    }[];
                                } | null;
                                name: string;
                                options: {
                                    id: string;
                                    name: string;
                                    /** @description won on top of the price of the product */
                                    price: number;
                                }[];
                                /** @description all of them, productImage the first */
                                pictures: string[];
                                price: number;
                                productImage: string | null;
                                /** @description product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree */
                                productType: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/product/{product_id}/option/{option_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    option_id: string;
                    product_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            data: true;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/product/{product_id}/register-company-option": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    product_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company: string | null;
                                content: string | null;
                                description1: string | null;
                                description2: string | null;
                                description3: string | null;
                                hospital: string | null;
                                id: string;
                                /** @description hidden ones only their owner sees */
                                isShown: boolean;
                                medical: {
                                    id: string;
                                    name: string;
                                    parents: {
                                        id: string;
                                        name: string;
                                    }[];
                                } | null;
                                name: string;
                                options: {
                                    id: string;
                                    name: string;
                                    /** @description won on top of the price of the product */
                                    price: number;
                                }[];
                                /** @description all of them, productImage the first */
                                pictures: string[];
                                price: number;
                                productImage: string | null;
                                /** @description product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree */
                                productType: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/product/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                    type?: "product" | "service" | "reservation";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    company: string | null;
                                    content: string | null;
                                    description1: string | null;
                                    description2: string | null;
                                    description3: string | null;
                                    hospital: string | null;
                                    id: string;
                                    /** @description hidden ones only their owner sees */
                                    isShown: boolean;
                                    medical: {
                                        id: string;
                                        name: string;
                                        parents: {
                                            id: string;
                                            name: string;
                                        }[];
                                    } | null;
                                    name: string;
                                    options: {
                                        id: string;
                                        name: string;
                                        /** @description won on top of the price of the product */
                                        price: number;
                                    }[];
                                    /** @description all of them, productImage the first */
                                    pictures: string[];
                                    price: number;
                                    productImage: string | null;
                                    /** @description product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree */
                                    productType: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/product/register-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        options?: {
                            name: string;
                            price: number;
                        }[];
                        price: number;
                        productType: "product" | "service" | "reservation";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                company: string | null;
                                content: string | null;
                                description1: string | null;
                                description2: string | null;
                                description3: string | null;
                                hospital: string | null;
                                id: string;
                                /** @description hidden ones only their owner sees */
                                isShown: boolean;
                                medical: {
                                    id: string;
                                    name: string;
                                    parents: {
                                        id: string;
                                        name: string;
                                    }[];
                                } | null;
                                name: string;
                                options: {
                                    id: string;
                                    name: string;
                                    /** @description won on top of the price of the product */
                                    price: number;
                                }[];
                                /** @description all of them, productImage the first */
                                pictures: string[];
                                price: number;
                                productImage: string | null;
                                /** @description product, service, reservation; medical for a treatment of a hospital, whose name is that of the tree */
                                productType: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        companyID?: string;
                        /** Format: date */
                        date: string;
                        /** Format: date */
                        endDate?: string;
                        hospitalID?: string;
                        images?: Blob[];
                        /** @default  */
                        note?: string;
                        /** @description online: it is held for ten minutes to be paid by its order; on-site unless given, and where nothing is to be paid */
                        payment?: "online" | "on-site";
                        petId?: string;
                        petKind?: string;
                        petName?: string;
                        /** @description keys of private pictures that wait with the guest */
                        photos?: string[];
                        products?: unknown;
                        time: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                business: {
                                    address: string;
                                    id: string;
                                    isPublic: boolean;
                                    kind: "hospital" | "company";
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    phone: string | null;
                                };
                                company: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                confirmedAt: string | null;
                                createdAt: string;
                                date: string;
                                endDate: string | null;
                                endsAt: string;
                                hospital: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                id: string;
                                images: string[];
                                isByPhone: boolean;
                                items: {
                                    id: string;
                                    nights: number | null;
                                    optionId: string | null;
                                    optionName: string | null;
                                    /** @description won, of all nights */
                                    price: number;
                                    productId: string | null;
                                    productName: string;
                                    purpose: string;
                                }[];
                                kind: "hospital" | "company";
                                note: string;
                                paid: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                payBy: string | null;
                                pet: {
                                    id: string | null;
                                    petBirthday: string | null;
                                    petGender: string | null;
                                    petImage: string | null;
                                    petKind: string | null;
                                    petName: string;
                                    petType: string | null;
                                    petWeight: number | null;
                                } | null;
                                petKind: string | null;
                                petName: string | null;
                                /** @description won: the sum of the items */
                                price: number;
                                reason: string | null;
                                refunded: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                refundState: "asked" | "refused" | "given_up" | "done" | null;
                                reservationNumber: string;
                                startsAt: string;
                                status: number;
                                statusName: string;
                                time: string;
                                user: {
                                    id: string | null;
                                    name: string;
                                    phone: string;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/{reservation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reservation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                business: {
                                    address: string;
                                    id: string;
                                    isPublic: boolean;
                                    kind: "hospital" | "company";
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    phone: string | null;
                                };
                                company: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                confirmedAt: string | null;
                                createdAt: string;
                                date: string;
                                endDate: string | null;
                                endsAt: string;
                                hospital: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                id: string;
                                images: string[];
                                isByPhone: boolean;
                                items: {
                                    id: string;
                                    nights: number | null;
                                    optionId: string | null;
                                    optionName: string | null;
                                    /** @description won, of all nights */
                                    price: number;
                                    productId: string | null;
                                    productName: string;
                                    purpose: string;
                                }[];
                                kind: "hospital" | "company";
                                note: string;
                                paid: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                payBy: string | null;
                                pet: {
                                    id: string | null;
                                    petBirthday: string | null;
                                    petGender: string | null;
                                    petImage: string | null;
                                    petKind: string | null;
                                    petName: string;
                                    petType: string | null;
                                    petWeight: number | null;
                                } | null;
                                petKind: string | null;
                                petName: string | null;
                                /** @description won: the sum of the items */
                                price: number;
                                reason: string | null;
                                refunded: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                refundState: "asked" | "refused" | "given_up" | "done" | null;
                                reservationNumber: string;
                                startsAt: string;
                                status: number;
                                statusName: string;
                                time: string;
                                user: {
                                    id: string | null;
                                    name: string;
                                    phone: string;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/{reservation_id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reservation_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/{reservation_id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reservation_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        point: number;
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                amount: number;
                                expiresAt: string;
                                kind: string;
                                note: string | null;
                                ordrIdx: string;
                                paidAt: string | null;
                                point: number;
                                price: number;
                                refundState: "asked" | "refused" | "given_up" | "done" | null;
                                state: "open" | "approving" | "paid" | "expired" | "cancelled";
                                title: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/able": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    company_id?: string;
                    end_date: string;
                    hospital_id?: string;
                    start_date: string;
                    /** @description nights instead of days */
                    stay?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    /** @description of nights: a stay can begin */
                                    canArrive?: boolean;
                                    /** @description of nights: a stay can end */
                                    canLeave?: boolean;
                                    date: string;
                                    /** @description slots, or places of the night */
                                    free: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/abletime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    company_id?: string;
                    date: string;
                    hospital_id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    taken: boolean;
                                    time: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    end_date: string;
                    start_date: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    date: string;
                                    /** @description of a stay the day on which it ends */
                                    endDate: string | null;
                                    endsAt: string;
                                    /** @description null when the guest has withdrawn */
                                    guest: string | null;
                                    id: string;
                                    isByPhone: boolean;
                                    petName: string | null;
                                    startsAt: string;
                                    status: number;
                                    time: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/by-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        date: string;
                        /** @description of a stay the day on which it ends */
                        endDate?: string | null;
                        name: string;
                        note?: string | null;
                        petKind?: string | null;
                        petName?: string | null;
                        phone: string;
                        time: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                business: {
                                    address: string;
                                    id: string;
                                    isPublic: boolean;
                                    kind: "hospital" | "company";
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    phone: string | null;
                                };
                                company: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                confirmedAt: string | null;
                                createdAt: string;
                                date: string;
                                endDate: string | null;
                                endsAt: string;
                                hospital: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                id: string;
                                images: string[];
                                isByPhone: boolean;
                                items: {
                                    id: string;
                                    nights: number | null;
                                    optionId: string | null;
                                    optionName: string | null;
                                    /** @description won, of all nights */
                                    price: number;
                                    productId: string | null;
                                    productName: string;
                                    purpose: string;
                                }[];
                                kind: "hospital" | "company";
                                note: string;
                                paid: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                payBy: string | null;
                                pet: {
                                    id: string | null;
                                    petBirthday: string | null;
                                    petGender: string | null;
                                    petImage: string | null;
                                    petKind: string | null;
                                    petName: string;
                                    petType: string | null;
                                    petWeight: number | null;
                                } | null;
                                petKind: string | null;
                                petName: string | null;
                                /** @description won: the sum of the items */
                                price: number;
                                reason: string | null;
                                refunded: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                refundState: "asked" | "refused" | "given_up" | "done" | null;
                                reservationNumber: string;
                                startsAt: string;
                                status: number;
                                statusName: string;
                                time: string;
                                user: {
                                    id: string | null;
                                    name: string;
                                    phone: string;
                                } | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/company-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description reservations that one slot takes */
                                capacity: number;
                                excludes: {
                                    /** Format: date */
                                    endDate: string;
                                    id: string;
                                    /** Format: date */
                                    startDate: string;
                                }[];
                                /** @description 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday */
                                holidayReservation: number;
                                id: string;
                                launchTimeEnd: string | null;
                                launchTimeSetting: boolean;
                                launchTimeStart: string | null;
                                maxNights: number;
                                minNights: number;
                                /** @description guests of one night, where there are stays */
                                nightCapacity: number;
                                saturdayReservation: boolean;
                                saturdayTimeEnd: string | null;
                                /** @description 0 as on weekdays, 1 its own times */
                                saturdayTimeSetting: number;
                                saturdayTimeStart: string | null;
                                slotMinutes: number;
                                sundayReservation: boolean;
                                sundayTimeEnd: string | null;
                                /** @description 0 as on weekdays, 1 its own times */
                                sundayTimeSetting: number;
                                sundayTimeStart: string | null;
                                /** @description whether what it says of nights counts */
                                takesStays: boolean;
                                termEndDate: string | null;
                                termStartDate: string | null;
                                /** @description 0 always, 1 from its start to its end */
                                termType: number;
                                timeEnd: string | null;
                                timeStart: string | null;
                                /** @description 0 the business hours, 1 from its start to its end */
                                timeType: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description reservations that one slot takes */
                        capacity?: number;
                        excludes?: {
                            /** Format: date */
                            endDate: string;
                            /** Format: date */
                            startDate: string;
                        }[];
                        /** @description 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday */
                        holidayReservation?: number;
                        launchTimeEnd?: string | null;
                        launchTimeSetting?: boolean;
                        launchTimeStart?: string | null;
                        maxNights?: number;
                        minNights?: number;
                        /** @description guests of one night, where there are stays */
                        nightCapacity?: number;
                        outside?: "keep" | "tell" | "cancel";
                        /** @description how many of them the preview told: OUTSIDE_CHANGED if there are others by now */
                        outsideCount?: number;
                        saturdayReservation?: boolean;
                        saturdayTimeEnd?: string | null;
                        /** @description 0 as on weekdays, 1 its own times */
                        saturdayTimeSetting?: number;
                        saturdayTimeStart?: string | null;
                        slotMinutes?: number;
                        sundayReservation?: boolean;
                        sundayTimeEnd?: string | null;
                        /** @description 0 as on weekdays, 1 its own times */
                        sundayTimeSetting?: number;
                        sundayTimeStart?: string | null;
                        termEndDate?: string | null;
                        termStartDate?: string | null;
                        /** @description 0 always, 1 from its start to its end */
                        termType?: number;
                        timeEnd?: string | null;
                        timeStart?: string | null;
                        /** @description 0 the business hours, 1 from its start to its end */
                        timeType?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description reservations that one slot takes */
                                capacity: number;
                                excludes: {
                                    /** Format: date */
                                    endDate: string;
                                    id: string;
                                    /** Format: date */
                                    startDate: string;
                                }[];
                                /** @description 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday */
                                holidayReservation: number;
                                id: string;
                                launchTimeEnd: string | null;
                                launchTimeSetting: boolean;
                                launchTimeStart: string | null;
                                maxNights: number;
                                minNights: number;
                                /** @description guests of one night, where there are stays */
                                nightCapacity: number;
                                saturdayReservation: boolean;
                                saturdayTimeEnd: string | null;
                                /** @description 0 as on weekdays, 1 its own times */
                                saturdayTimeSetting: number;
                                saturdayTimeStart: string | null;
                                slotMinutes: number;
                                sundayReservation: boolean;
                                sundayTimeEnd: string | null;
                                /** @description 0 as on weekdays, 1 its own times */
                                sundayTimeSetting: number;
                                sundayTimeStart: string | null;
                                /** @description whether what it says of nights counts */
                                takesStays: boolean;
                                termEndDate: string | null;
                                termStartDate: string | null;
                                /** @description 0 always, 1 from its start to its end */
                                termType: number;
                                timeEnd: string | null;
                                timeStart: string | null;
                                /** @description 0 the business hours, 1 from its start to its end */
                                timeType: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/reservation/company-time/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description reservations that one slot takes */
                        capacity?: number;
                        excludes?: {
                            /** Format: date */
                            endDate: string;
                            /** Format: date */
                            startDate: string;
                        }[];
                        /** @description 0 as the opening hours say, 1 closed, 2 as on Sundays, 3 as on the weekday */
                        holidayReservation?: number;
                        launchTimeEnd?: string | null;
                        launchTimeSetting?: boolean;
                        launchTimeStart?: string | null;
                        maxNights?: number;
                        minNights?: number;
                        /** @description guests of one night, where there are stays */
                        nightCapacity?: number;
                        saturdayReservation?: boolean;
                        saturdayTimeEnd?: string | null;
                        /** @description 0 as on weekdays, 1 its own times */
                        saturdayTimeSetting?: number;
                        saturdayTimeStart?: string | null;
                        slotMinutes?: number;
                        sundayReservation?: boolean;
                        sundayTimeEnd?: string | null;
                        /** @description 0 as on weekdays, 1 its own times */
                        sundayTimeSetting?: number;
                        sundayTimeStart?: string | null;
                        termEndDate?: string | null;
                        termStartDate?: string | null;
                        /** @description 0 always, 1 from its start to its end */
                        termType?: number;
                        timeEnd?: string | null;
                        timeStart?: string | null;
                        /** @description 0 the business hours, 1 from its start to its end */
                        timeType?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                days: {
                                    date: string;
                                    times: string[];
                                }[];
                                /** @description the first hundred of them */
                                outside: {
                                    business: {
                                        address: string;
                                        id: string;
                                        isPublic: boolean;
                                        kind: "hospital" | "company";
                                        latitude: number | null;
                                        longitude: number | null;
                                        name: string;
                                        phone: string | null;
                                    };
                                    company: {
                                        address: string;
                                        id: string;
                                        name: string;
                                        phone: string | null;
                                    } | null;
                                    confirmedAt: string | null;
                                    createdAt: string;
                                    date: string;
                                    endDate: string | null;
                                    endsAt: string;
                                    hospital: {
                                        address: string;
                                        id: string;
                                        name: string;
                                        phone: string | null;
                                    } | null;
                                    id: string;
                                    images: string[];
                                    isByPhone: boolean;
                                    items: {
                                        id: string;
                                        nights: number | null;
                                        optionId: string | null;
                                        optionName: string | null;
                                        /** @description won, of all nights */
                                        price: number;
                                        productId: string | null;
                                        productName: string;
                                        purpose: string;
                                    }[];
                                    kind: "hospital" | "company";
                                    note: string;
                                    paid: {
                                        point: number;
                                        /** @description won */
                                        price: number;
                                    } | null;
                                    payBy: string | null;
                                    pet: {
                                        id: string | null;
                                        petBirthday: string | null;
                                        petGender: string | null;
                                        petImage: string | null;
                                        petKind: string | null;
                                        petName: string;
                                        petType: string | null;
                                        petWeight: number | null;
                                    } | null;
                                    petKind: string | null;
                                    petName: string | null;
                                    /** @description won: the sum of the items */
                                    price: number;
                                    reason: string | null;
                                    refunded: {
                                        point: number;
                                        /** @description won */
                                        price: number;
                                    } | null;
                                    refundState: "asked" | "refused" | "given_up" | "done" | null;
                                    reservationNumber: string;
                                    startsAt: string;
                                    status: number;
                                    statusName: string;
                                    time: string;
                                    user: {
                                        id: string | null;
                                        name: string;
                                        phone: string;
                                    } | null;
                                }[];
                                outsideCount: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/feed/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    id: string;
                    type: "hospital" | "company";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: string;
                                /** @description whether it takes reservations here */
                                allowReservation: boolean;
                                id: string;
                                name: string;
                                /** @description of a stay here */
                                nights: {
                                    least: number;
                                    most: number;
                                } | null;
                                phone: string | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sido: string | null;
                                sigungu: string | null;
                                /** @description of several nights, with endDate */
                                takesStays: boolean;
                                type: "hospital" | "company";
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/messages/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/reservation-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    end_date?: string;
                    page?: number;
                    search?: string;
                    sort?: "recent" | "time";
                    start_date?: string;
                    status?: number;
                    /** @description several, such as 0,1 */
                    statuses?: string;
                    /** @description At the own business of this kind; without it a business gets those at its own, a guardian the own ones. */
                    type?: "hospital" | "company";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    business: {
                                        address: string;
                                        id: string;
                                        isPublic: boolean;
                                        kind: "hospital" | "company";
                                        latitude: number | null;
                                        longitude: number | null;
                                        name: string;
                                        phone: string | null;
                                    };
                                    company: {
                                        address: string;
                                        id: string;
                                        name: string;
                                        phone: string | null;
                                    } | null;
                                    confirmedAt: string | null;
                                    createdAt: string;
                                    date: string;
                                    endDate: string | null;
                                    endsAt: string;
                                    hospital: {
                                        address: string;
                                        id: string;
                                        name: string;
                                        phone: string | null;
                                    } | null;
                                    id: string;
                                    images: string[];
                                    isByPhone: boolean;
                                    items: {
                                        id: string;
                                        nights: number | null;
                                        optionId: string | null;
                                        optionName: string | null;
                                        /** @description won, of all nights */
                                        price: number;
                                        productId: string | null;
                                        productName: string;
                                        purpose: string;
                                    }[];
                                    kind: "hospital" | "company";
                                    note: string;
                                    paid: {
                                        point: number;
                                        /** @description won */
                                        price: number;
                                    } | null;
                                    payBy: string | null;
                                    pet: {
                                        id: string | null;
                                        petBirthday: string | null;
                                        petGender: string | null;
                                        petImage: string | null;
                                        petKind: string | null;
                                        petName: string;
                                        petType: string | null;
                                        petWeight: number | null;
                                    } | null;
                                    petKind: string | null;
                                    petName: string | null;
                                    /** @description won: the sum of the items */
                                    price: number;
                                    reason: string | null;
                                    refunded: {
                                        point: number;
                                        /** @description won */
                                        price: number;
                                    } | null;
                                    refundState: "asked" | "refused" | "given_up" | "done" | null;
                                    reservationNumber: string;
                                    startsAt: string;
                                    status: number;
                                    statusName: string;
                                    time: string;
                                    user: {
                                        id: string | null;
                                        name: string;
                                        phone: string;
                                    } | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        date?: string | null;
                        reason?: string | null;
                        reservations: string[];
                        status: number;
                        time?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                business: {
                                    address: string;
                                    id: string;
                                    isPublic: boolean;
                                    kind: "hospital" | "company";
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    phone: string | null;
                                };
                                company: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                confirmedAt: string | null;
                                createdAt: string;
                                date: string;
                                endDate: string | null;
                                endsAt: string;
                                hospital: {
                                    address: string;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                } | null;
                                id: string;
                                images: string[];
                                isByPhone: boolean;
                                items: {
                                    id: string;
                                    nights: number | null;
                                    optionId: string | null;
                                    optionName: string | null;
                                    /** @description won, of all nights */
                                    price: number;
                                    productId: string | null;
                                    productName: string;
                                    purpose: string;
                                }[];
                                kind: "hospital" | "company";
                                note: string;
                                paid: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                payBy: string | null;
                                pet: {
                                    id: string | null;
                                    petBirthday: string | null;
                                    petGender: string | null;
                                    petImage: string | null;
                                    petKind: string | null;
                                    petName: string;
                                    petType: string | null;
                                    petWeight: number | null;
                                } | null;
                                petKind: string | null;
                                petName: string | null;
                                /** @description won: the sum of the items */
                                price: number;
                                reason: string | null;
                                refunded: {
                                    point: number;
                                    /** @description won */
                                    price: number;
                                } | null;
                                refundState: "asked" | "refused" | "given_up" | "done" | null;
                                reservationNumber: string;
                                startsAt: string;
                                status: number;
                                statusName: string;
                                time: string;
                                user: {
                                    id: string | null;
                                    name: string;
                                    phone: string;
                                } | null;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/reservation/reservations.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    end_date: string;
                    search?: string;
                    start_date: string;
                    status?: number;
                    /** @description several, such as 0,1 */
                    statuses?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reservation/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                    search?: string;
                    sido?: string;
                    sigungu?: string;
                    /** @description without it both, hospitals first */
                    type?: "hospital" | "company";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    /** @description whether it takes reservations here */
                                    allowReservation: boolean;
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                    reviewCount: number;
                                    reviewScore: number | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                    /** @description of several nights, with endDate */
                                    takesStays: boolean;
                                    type: "hospital" | "company";
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/settlement/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                name: string;
                                registrationNumber: string | null;
                            } | null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/settlement/co-settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    end_date?: string;
                    page?: number;
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    date: string;
                                    id: string;
                                    items: {
                                        id: string;
                                        nights: number | null;
                                        optionId: string | null;
                                        optionName: string | null;
                                        /** @description won, of all nights */
                                        price: number;
                                        productId: string | null;
                                        productName: string;
                                        purpose: string;
                                    }[];
                                    point: number;
                                    /** @description won: what was paid and not refunded, points included */
                                    price: number;
                                    reservationNumber: string;
                                    time: string;
                                    user: {
                                        id: string;
                                        name: string;
                                    } | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/settlement/co-settlement-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    end_date?: string;
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                /** @description 10 % of the total, rounded half up */
                                fees: number;
                                /** @description of the total, what was paid with points */
                                point: number;
                                settlementAmount: number;
                                totalPrice: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/settlement/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    end_date?: string;
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    count: number;
                                    date: string;
                                    point: number;
                                    totalPrice: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/settlement/settlements.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    end_date?: string;
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sitemap/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description hospital, pharmacy, company, disease, medical, fees, products, notice, contest, or the id of a board. */
                    kind: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                parts: {
                                    changedAt: string;
                                    count: number;
                                    part: number;
                                }[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sitemap/{kind}/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    /** @description The last id that the caller has. */
                    after?: number;
                    count?: number;
                };
                header?: never;
                path: {
                    /** @description hospital, pharmacy, company, disease, medical, fees, products, notice, contest, or the id of a board. */
                    kind: string;
                    part: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                items: {
                                    changedAt: string;
                                    /** @description The thing's id; of a post its number on its board. */
                                    id: number;
                                }[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                refreshToken: string;
                                token: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/apple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                next: string | null;
                                refreshToken: string | null;
                                state: string;
                                stateURL: string;
                                token: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                accountType: number;
                                name: string;
                                nickname: string;
                                socialType: number;
                                userID: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: {
                                    address: string;
                                    detailAddress: string | null;
                                    latitude: number | null;
                                    longitude: number | null;
                                    postcode: string | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                };
                                agreeReservation: boolean;
                                allowReservation: boolean;
                                blog: string | null;
                                businessHours: {
                                    breakEnd?: string;
                                    breakStart?: string;
                                    close?: string;
                                    isClosed: boolean;
                                    open?: string;
                                    weekday: number;
                                }[] | null;
                                companyId: string;
                                companyName: string;
                                companyType: string | null;
                                contract: string | null;
                                email: string | null;
                                guideParkingLot: string | null;
                                hasParkingLot: boolean;
                                homepage: string | null;
                                hoursExceptions: {
                                    closedOn: {
                                        from: string;
                                        to: string;
                                    }[];
                                    closures: {
                                        weekday: number;
                                        weeks: number[] | null;
                                    }[];
                                    feasts: string[];
                                    holidays: {
                                        breakEnd?: string | null;
                                        breakStart?: string | null;
                                        close?: string | null;
                                        open?: string | null;
                                        rule: string;
                                    } | null;
                                    varies: boolean;
                                } | null;
                                humu: string | null;
                                images: string[];
                                introduce: string | null;
                                is24: boolean;
                                kakaoplus: string | null;
                                presentContact: string | null;
                                presentName: string | null;
                                state: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        address?: string;
                        agreeReservation?: boolean;
                        allowReservation?: boolean;
                        blog?: string;
                        businessHours?: string;
                        companyName?: string;
                        companyType?: "beauty" | "hotel" | "kindergarten" | "store";
                        contract?: string;
                        detailAddress?: string;
                        email?: string;
                        existImages?: string[];
                        guideParkingLot?: string;
                        hasParkingLot?: boolean;
                        homepage?: string;
                        hoursExceptions?: string;
                        humu?: string;
                        images?: Blob[];
                        introduce?: string;
                        is24?: boolean;
                        kakaoplus?: string;
                        latitude?: number;
                        longitude?: number;
                        postcode?: string;
                        presentContact?: string;
                        presentName?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: {
                                    address: string;
                                    detailAddress: string | null;
                                    latitude: number | null;
                                    longitude: number | null;
                                    postcode: string | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                };
                                agreeReservation: boolean;
                                allowReservation: boolean;
                                blog: string | null;
                                businessHours: {
                                    breakEnd?: string;
                                    breakStart?: string;
                                    close?: string;
                                    isClosed: boolean;
                                    open?: string;
                                    weekday: number;
                                }[] | null;
                                companyId: string;
                                companyName: string;
                                companyType: string | null;
                                contract: string | null;
                                email: string | null;
                                guideParkingLot: string | null;
                                hasParkingLot: boolean;
                                homepage: string | null;
                                hoursExceptions: {
                                    closedOn: {
                                        from: string;
                                        to: string;
                                    }[];
                                    closures: {
                                        weekday: number;
                                        weeks: number[] | null;
                                    }[];
                                    feasts: string[];
                                    holidays: {
                                        breakEnd?: string | null;
                                        breakStart?: string | null;
                                        close?: string | null;
                                        open?: string | null;
                                        rule: string;
                                    } | null;
                                    varies: boolean;
                                } | null;
                                humu: string | null;
                                images: string[];
                                introduce: string | null;
                                is24: boolean;
                                kakaoplus: string | null;
                                presentContact: string | null;
                                presentName: string | null;
                                state: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/user/company-click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    end_date?: string;
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    callCount: number;
                                    date: string;
                                    id: string;
                                    kakaoCount: number;
                                    reservationCount: number;
                                    shareCount: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/company-inflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    end_date?: string;
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    count: number;
                                    date: string;
                                    id: string;
                                    type: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/company-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    count?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    averageRating: number;
                                    createdAt: string;
                                    facilityRating: number;
                                    hygieneRating: number;
                                    id: string;
                                    images: string[];
                                    kindnessRating: number;
                                    likeCount: number;
                                    locationRating: number;
                                    priceRating: number;
                                    reply: {
                                        content: string;
                                        createdAt: string;
                                        updatedAt: string;
                                    } | null;
                                    review: string;
                                    reviewer: {
                                        id: string | null;
                                        name: string;
                                        nickname: string;
                                        userImage: string | null;
                                    };
                                    visitDate: string;
                                    wouldRevisit: boolean;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/company-visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    end_date?: string;
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    date: string;
                                    id: string;
                                    memberCount: number;
                                    nonMemberCount: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                next: string | null;
                                refreshToken: string | null;
                                state: string;
                                stateURL: string;
                                token: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/find-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        phone: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                items: {
                                    email: string;
                                    socialType: number;
                                }[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                action: string;
                                fields: {
                                    name: string;
                                    value: string;
                                }[];
                                RETURNCODE: string;
                                RETURNMSG: string;
                                TID: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/identity/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                birthday: string;
                                gender: "male" | "female";
                                name: string;
                                phone: string;
                                verifiedAt: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/identity/danal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        TID?: unknown;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/kakao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        redirectUri: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                next: string | null;
                                refreshToken: string | null;
                                state: string;
                                stateURL: string;
                                token: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                refreshToken: string;
                                state: string;
                                stateURL: string;
                                token: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/marketing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isAgreed: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: {
                                    address: string | null;
                                    detailAddress: string | null;
                                    latitude: number | null;
                                    longitude: number | null;
                                    postcode: string | null;
                                    sido: string | null;
                                    sigungu: string | null;
                                };
                                age: number | null;
                                email: string;
                                gender: ("male" | "female") | null;
                                id: string;
                                marketingAgreedAt: string | null;
                                married: boolean | null;
                                name: string;
                                nickname: string;
                                phone: string;
                                recommender: string | null;
                                type: number;
                                userImage: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/naver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                next: string | null;
                                refreshToken: string | null;
                                state: string;
                                stateURL: string;
                                token: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        newPassword: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/client/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        emailCode?: string;
                        marketing?: boolean;
                        name: string;
                        nickname: string;
                        password: string;
                        phone: string;
                        recommender?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/register-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        address?: string;
                        agreeReservation?: boolean;
                        allowReservation?: boolean;
                        blog?: string;
                        businessHours?: string;
                        companyId?: string;
                        companyName?: string;
                        companyType?: "beauty" | "hotel" | "kindergarten" | "store";
                        contract?: string;
                        detailAddress?: string;
                        email: string;
                        emailCode?: string;
                        /** Format: binary */
                        file: Blob;
                        guideParkingLot?: string;
                        hasParkingLot?: boolean;
                        homepage?: string;
                        hoursExceptions?: string;
                        humu?: string;
                        introduce?: string;
                        is24?: boolean;
                        kakaoplus?: string;
                        latitude?: number;
                        longitude?: number;
                        marketing?: boolean;
                        name: string;
                        nickname: string;
                        password: string;
                        phone: string;
                        postcode?: string;
                        presentContact?: string;
                        presentName?: string;
                        registrationNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/register-hospital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        address?: string;
                        contract?: string;
                        detailAddress?: string;
                        email: string;
                        emailCode?: string;
                        /** Format: binary */
                        file: Blob;
                        hospitalId?: string;
                        hospitalName?: string;
                        latitude?: number;
                        longitude?: number;
                        marketing?: boolean;
                        name: string;
                        nickname: string;
                        password: string;
                        phone: string;
                        postcode?: string;
                        registrationNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/register-pharmacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        address?: string;
                        contract?: string;
                        detailAddress?: string;
                        email: string;
                        emailCode?: string;
                        /** Format: binary */
                        file: Blob;
                        latitude?: number;
                        longitude?: number;
                        marketing?: boolean;
                        name: string;
                        nickname: string;
                        password: string;
                        pharmacyId?: string;
                        pharmacyName?: string;
                        phone: string;
                        postcode?: string;
                        registrationNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/register-social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        marketing?: boolean;
                        name: string;
                        nickname: string;
                        phone: string;
                        recommender?: string;
                        ticket: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                next: string | null;
                                refreshToken: string | null;
                                state: string;
                                stateURL: string;
                                token: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        address?: string;
                        agreeReservation?: boolean;
                        allowReservation?: boolean;
                        blog?: string;
                        businessHours?: string;
                        companyId?: string;
                        companyName?: string;
                        companyType?: "beauty" | "hotel" | "kindergarten" | "store";
                        contract?: string;
                        detailAddress?: string;
                        email?: string;
                        /** Format: binary */
                        file: Blob;
                        guideParkingLot?: string;
                        hasParkingLot?: boolean;
                        homepage?: string;
                        hospitalId?: string;
                        hospitalName?: string;
                        hoursExceptions?: string;
                        humu?: string;
                        introduce?: string;
                        is24?: boolean;
                        kakaoplus?: string;
                        latitude?: number;
                        longitude?: number;
                        pharmacyId?: string;
                        pharmacyName?: string;
                        postcode?: string;
                        presentContact?: string;
                        presentName?: string;
                        registrationNumber: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    email: string | null;
                                    isLinked: boolean;
                                    isOn: boolean;
                                    linkedAt: string | null;
                                    name: string | null;
                                    nickname: string | null;
                                    provider: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/social/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: "naver" | "kakao" | "facebook" | "apple";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/social/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                email: string | null;
                                name: string | null;
                                nickname: string | null;
                                provider: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/temporary-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location-info/get-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    address?: string;
                    latitude?: number;
                    longitude?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: string;
                                isExact: boolean;
                                latitude: number;
                                longitude: number;
                                sido: string | null;
                                sigungu: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                areas: {
                                    acts: {
                                        fields: {
                                            /** @enum {unknown} */
                                            file?: "text" | "page" | "picture" | "pdf" | "picture-or-pdf";
                                            isMany: boolean;
                                            isPositional: boolean;
                                            isRequired: boolean;
                                            label: string;
                                            name: string;
                                            /** @enum {unknown} */
                                            type: "text" | "number" | "flag" | "date" | "choice" | "file";
                                            words: string[];
                                        }[];
                                        help: string;
                                        /** @enum {unknown} */
                                        kind: "list" | "show" | "change" | "final";
                                        verb: string;
                                    }[];
                                    area: string;
                                    label: string;
                                }[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/acts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 운영자가 한 일을 최근 것부터, 누가 했는지와 함께 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description reports처럼 명령의 첫 낱말 */
                    area?: string;
                    /** @description 한 사람. 컴퓨터의 사용자 이름이나 계정의 이메일 */
                    by?: string;
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 이날부터(2026-12-01처럼) */
                    from?: string;
                    /** @description 쪽 */
                    page?: number;
                    /** @description 이날까지(2026-12-01처럼) */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    act: string;
                                    by: string | null;
                                    createdAt: string;
                                    details: {
                                        [key: string]: string | number;
                                    };
                                    id: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ads/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 살펴본 광고 문의를 마쳐요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 광고 문의 번호 */
                        ad: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/ads/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 처리하지 않은 광고 문의를 오래된 것부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    businessType: string;
                                    company: string;
                                    contract: string | null;
                                    createdAt: string;
                                    email: string;
                                    id: number;
                                    name: string;
                                    other: string | null;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/banners/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 홈이나 목록에 배너를 시작하는 날부터 마지막 날까지 걸어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description 광고 표시 */
                        ad?: boolean;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /**
                         * Format: date
                         * @description 보이는 마지막 날(2026-12-01처럼)
                         */
                        end: string;
                        /**
                         * Format: binary
                         * @description PC에서 보일 그림
                         */
                        file: Blob;
                        /**
                         * Format: binary
                         * @description 모바일에서 보일 그림
                         */
                        mobile: Blob;
                        /** @description 그림에 대한 설명 */
                        name: string;
                        /**
                         * Format: date
                         * @description 보이기 시작하는 날(2026-12-01처럼)
                         */
                        start: string;
                        /**
                         * @description 자리
                         * @enum {string}
                         */
                        type: "home" | "list";
                        /** @description 눌렀을 때 갈 주소 */
                        url: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/banners/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 배너를 고쳐요. 적지 않은 것과 센 수는 그대로예요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description 광고 표시 */
                        ad?: boolean;
                        /** @description 배너 번호 */
                        banner: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /**
                         * Format: date
                         * @description 보이는 마지막 날(2026-12-01처럼)
                         */
                        end?: string;
                        /**
                         * Format: binary
                         * @description PC에서 보일 그림
                         */
                        file?: Blob;
                        /**
                         * Format: binary
                         * @description 모바일에서 보일 그림
                         */
                        mobile?: Blob;
                        /** @description 그림에 대한 설명 */
                        name?: string;
                        /**
                         * Format: date
                         * @description 보이기 시작하는 날(2026-12-01처럼)
                         */
                        start?: string;
                        /**
                         * @description 자리
                         * @enum {string}
                         */
                        type?: "home" | "list";
                        /** @description 눌렀을 때 갈 주소 */
                        url?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/banners/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 배너를 가려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 배너 번호 */
                        banner: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/banners/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 배너를 새로운 것부터, 본 사람과 누른 사람의 수와 함께 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    clicks: number;
                                    displayEnd: string;
                                    displayStart: string;
                                    id: number;
                                    isAd: boolean;
                                    mobileImage: string;
                                    name: string;
                                    pcImage: string;
                                    /**
                                     * @description 자리
                                     * @enum {string}
                                     */
                                    type: "home" | "list";
                                    url: string;
                                    views: number;
                                    visible: boolean;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/banners/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 배너를 그림까지 지워요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 배너 번호 */
                        banner: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/banners/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 가린 배너를 다시 보여요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 배너 번호 */
                        banner: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/company/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 회사 정보를 바꿔요. 빈 글("")로 적으면 처음 값으로 돌아가요. 10초 안에 모든 화면에 보여요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 주소 */
                        address?: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 이메일 */
                        email?: string;
                        /** @description 호스팅 제공자 */
                        hostingProvider?: string;
                        /** @description 통신판매업신고번호 */
                        mailOrderNumber?: string;
                        /** @description 상호 */
                        name?: string;
                        /** @description 전화 */
                        phone?: string;
                        /** @description 개인정보보호책임자의 이메일 */
                        privacyEmail?: string;
                        /** @description 개인정보보호책임자 */
                        privacyOfficer?: string;
                        /** @description 사업자등록번호 */
                        registrationNumber?: string;
                        /** @description 대표자 */
                        representative?: string;
                        /** @description 고객센터 시간 */
                        supportHours?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/company/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 모든 화면 아래에 적히는 회사 정보 가운데 정한 것을 보여요. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: string | null;
                                email: string | null;
                                hostingProvider: string | null;
                                mailOrderNumber: string | null;
                                name: string | null;
                                phone: string | null;
                                privacyEmail: string | null;
                                privacyOfficer: string | null;
                                registrationNumber: string | null;
                                representative: string | null;
                                supportHours: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/contests/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 끝난 회차의 수상작을 1등부터 발표해요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 콘테스트 번호 */
                        contest: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 1등부터 응모작 번호 */
                        entries: number[];
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/contests/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 사진 콘테스트의 회차를 새로운 것부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    announcedAt: string | null;
                                    endsAt: string;
                                    entryCount: number;
                                    id: number;
                                    startsAt: string;
                                    title: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/contests/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 콘테스트 한 회차를 열어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 소개(.html이나 .txt) */
                        file: string;
                        /**
                         * Format: date
                         * @description 시작하는 날(2026-12-01처럼)
                         */
                        from: string;
                        /** @description 상품. 1등부터 쉼표로 나눠서 */
                        prizes: string;
                        /** @description 제목 */
                        title: string;
                        /**
                         * Format: date
                         * @description 마지막 날(2026-12-01처럼)
                         */
                        to: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/corrections/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 살펴본 제안을 마쳐요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 제안 번호 */
                        correction: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/corrections/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 업체 정보가 틀렸다는 제안을 오래된 것부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    businessId: number;
                                    content: string;
                                    createdAt: string;
                                    id: number;
                                    name: string;
                                    subject: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        enrolmentCode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                secret: string;
                                uri: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/enrolment/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        enrolmentCode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                endsAt: string;
                                recoveryCodes: string[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/faqs/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 자주 묻는 질문을 올려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 분류 */
                        category: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 답(.html이나 .txt) */
                        file: string;
                        /** @description 분류 안의 순서. 작을수록 앞 */
                        place?: number;
                        /** @description 질문 */
                        question: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/faqs/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 자주 묻는 질문을 고쳐요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 분류 */
                        category?: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 질문 번호 */
                        faq: number;
                        /** @description 답(.html이나 .txt) */
                        file?: string;
                        /** @description 분류 안의 순서. 작을수록 앞 */
                        place?: number;
                        /** @description 질문 */
                        question?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/faqs/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 자주 묻는 질문을 보이는 순서대로 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    category: string;
                                    id: number;
                                    place: number;
                                    question: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/faqs/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 자주 묻는 질문을 지워요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 질문 번호 */
                        faq: number;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 상품권을 팔기 시작해요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 이름 */
                        name: string;
                        /** @description 가격(원) */
                        price: number;
                        /** @description 앞으로 팔 재고 */
                        stock: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 상품권의 가격이나 남은 재고를 바꿔요. 이미 산 것은 그대로예요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 상품권 번호 */
                        gift: number;
                        /** @description 가격(원) */
                        price?: number;
                        /** @description 앞으로 팔 재고 */
                        stock?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 상품권 한 장을 번호로 찾아 쓸 수 있는지 보여요. */
        get: {
            parameters: {
                query: {
                    /** @description 상품권에 적힌 번호 */
                    code: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                expiresAt: string;
                                id: number;
                                name: string;
                                price: number;
                                problem: string | null;
                                usedAt: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 상품권을 재고와 나간 수와 함께, 판매를 멈춘 것까지 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    id: number;
                                    isOnSale: boolean;
                                    name: string;
                                    price: number;
                                    sold: number;
                                    stock: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 상품권의 사진을 바꿔요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /**
                         * Format: binary
                         * @description 사진
                         */
                        file: Blob;
                        /** @description 상품권 번호 */
                        gift: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 상품권 판매를 멈춰요. 이미 산 것은 그대로 쓸 수 있어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 상품권 번호 */
                        gift: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 상품권을 다시 팔아요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 상품권 번호 */
                        gift: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/gifts/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 상품을 내주고 상품권 한 장을 써요. 쓴 상품권은 다시 쓰거나 환불할 수 없어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 상품권에 적힌 번호 */
                        code: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                                order: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/inquiries/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 문의에 답하고, 물은 사람에게 메일로 알려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 답 */
                        file: string;
                        /** @description 문의 번호 */
                        inquiry: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                isTold: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/inquiries/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 이미 한 답을 다른 말로 바꿔요. 다시 알리지는 않아요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 고친 답 */
                        file: string;
                        /** @description 문의 번호 */
                        inquiry: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/inquiries/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 답을 기다리는 1:1 문의를 오래된 것부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    answer: string | null;
                                    answeredAt: string | null;
                                    category: string;
                                    content: string;
                                    createdAt: string;
                                    id: number;
                                    pictures: string[];
                                    title: string;
                                    userId: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/inquiries/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 문의 하나를 사진과 답까지 보여요. */
        get: {
            parameters: {
                query: {
                    /** @description 문의 번호 */
                    inquiry: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                answer: string | null;
                                answeredAt: string | null;
                                category: string;
                                content: string;
                                createdAt: string;
                                id: number;
                                pictures: string[];
                                title: string;
                                userId: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/listings/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 업체를 공개해요. 가입 신청과 함께 들어온 곳은 신청을 승인하면 공개돼요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 업체 번호 */
                        listing: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/listings/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 인허가로 들어온 업체를 계정에 맡기고 공개해요. 그 계정이 맡았던 곳은 주인이 없게 돼요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 업체 계정의 이메일 */
                        email: string;
                        /** @description 인허가 관리번호 */
                        licence: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/listings/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 공개된 업체를 가려요. 주인에게 이유를 알려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 업체 번호 */
                        listing: number;
                        /** @description 가리는 이유. 주인에게 보여요 */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/listings/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 업체를 번호, 인허가 관리번호, 이름이나 주소의 낱말로 찾아 새로운 것부터 보여요. 공개되지 않은 것도 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 종류 */
                    kind?: "hospital" | "pharmacy" | "company";
                    /** @description 쪽 */
                    page?: number;
                    /** @description 상태 */
                    state?: "pending" | "approved" | "rejected" | "hidden";
                    /** @description 찾을 말 */
                    text?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    address: string;
                                    /**
                                     * @description 상태
                                     * @enum {string}
                                     */
                                    approval: "pending" | "approved" | "rejected" | "hidden";
                                    closedAt: string | null;
                                    createdAt: string;
                                    id: number;
                                    isPremium: boolean;
                                    /**
                                     * @description 종류
                                     * @enum {string}
                                     */
                                    kind: "hospital" | "pharmacy" | "company";
                                    licenceNumber: string | null;
                                    name: string;
                                    ownerUserId: number | null;
                                    phone: string | null;
                                    reviewCount: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/listings/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 가린 업체를 다시 보여요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 업체 번호 */
                        listing: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/listings/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 업체 하나를 보여요. */
        get: {
            parameters: {
                query: {
                    /** @description 업체 번호 */
                    listing: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                address: string;
                                /**
                                 * @description 상태
                                 * @enum {string}
                                 */
                                approval: "pending" | "approved" | "rejected" | "hidden";
                                closedAt: string | null;
                                createdAt: string;
                                id: number;
                                isPremium: boolean;
                                /**
                                 * @description 종류
                                 * @enum {string}
                                 */
                                kind: "hospital" | "pharmacy" | "company";
                                licenceNumber: string | null;
                                name: string;
                                ownerUserId: number | null;
                                phone: string | null;
                                reviewCount: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/notices/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 공지를 올려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 글(.html이나 .txt) */
                        file: string;
                        /** @description 제목 */
                        title: string;
                        /** @description 쓴 사람으로 보일 이름 */
                        writer?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/notices/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 공지에 이미지나 PDF를 붙여요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /**
                         * Format: binary
                         * @description 이미지나 PDF
                         */
                        file: Blob;
                        /** @description 공지 번호 */
                        notice: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/notices/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 공지를 고쳐요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 글(.html이나 .txt) */
                        file?: string;
                        /** @description 공지 번호 */
                        notice: number;
                        /** @description 제목 */
                        title?: string;
                        /** @description 쓴 사람으로 보일 이름 */
                        writer?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/notices/detach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 공지에서 파일을 떼요. 뗀 파일은 지워져요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 파일 번호 */
                        fileId: number;
                        /** @description 공지 번호 */
                        notice: number;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/notices/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 공지를 새로운 것부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    createdAt: string;
                                    id: number;
                                    title: string;
                                    viewCount: number;
                                    writer: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/notices/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 공지를 지워요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 공지 번호 */
                        notice: number;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/operators/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 운영자로 정한 계정과 인증 앱을 등록했는지를 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    enrolledAt: string | null;
                                    lockedUntil: string | null;
                                    namedAt: string;
                                    nickname: string;
                                    recoveryLeft: number;
                                    userId: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/passes/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 이용권을 팔기 시작해요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 기간(일) */
                        days: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 이름 */
                        name: string;
                        /** @description 가격(원) */
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/passes/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 이용권의 가격을 바꿔요. 이미 산 것은 그대로예요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 이용권 번호 */
                        pass: number;
                        /** @description 가격(원) */
                        price: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/passes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 이용권을 판매를 멈춘 것까지 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    days: number;
                                    id: number;
                                    isOnSale: boolean;
                                    name: string;
                                    price: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/passes/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 이용권 판매를 멈춰요. 이미 산 것은 그대로 쓸 수 있어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 이용권 번호 */
                        pass: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/passes/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 이용권을 다시 팔아요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 이용권 번호 */
                        pass: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 주문에 낸 것을 돌려줘요: 포인트를 먼저, 그다음 돈을. 돈은 1분 안에 결제사에 요청해요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 돌려줄 금액. 비우면 남은 것 모두 */
                        amount?: number;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 주문 번호. 결제하고 돌아온 주소의 order= */
                        order: string;
                        /** @description 취소하는 이유 */
                        reason: string;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                amount: number;
                                done: string;
                                point: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 포기한 환불을 다른 방법으로 돌려줬다고 적어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 주문 번호 */
                        order: string;
                        /** @description 다른 방법으로 돌려준 내용 */
                        reason: string;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 돌려주기로 하고 아직 돌려주지 못한 결제를 오래된 것부터, 결제사의 말과 함께 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    amount: number;
                                    createdAt: string;
                                    idx: string;
                                    nextAt: string | null;
                                    reason: string;
                                    refusal: string | null;
                                    /**
                                     * @description 상태
                                     * @enum {string}
                                     */
                                    state: "asked" | "refused" | "given_up" | "done";
                                    title: string;
                                    tries: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 결제사가 거절했거나 포기한 환불을 다시 요청해요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 주문 번호 */
                        order: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/payments/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 주문 하나를 낸 것과 돌려준 것까지 보여요. */
        get: {
            parameters: {
                query: {
                    /** @description 주문 번호. 결제하고 돌아온 주소의 order= */
                    order: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                amount: number;
                                buyerId: number;
                                createdAt: string;
                                idx: string;
                                kind: string;
                                paidAt: string | null;
                                payMethod: string | null;
                                point: number;
                                price: number;
                                refundedAmount: number;
                                refundedPoint: number;
                                refundState: ("asked" | "refused" | "given_up" | "done") | null;
                                state: string;
                                title: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/posts/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 게시판의 글에 운영팀으로 댓글을 남겨요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 게시판. mypet처럼 주소에 있는 말 */
                        board: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 쓴 사람의 이메일 */
                        email?: string;
                        /** @description 그 게시판에서 글의 번호 */
                        post: number;
                        /** @description 댓글 */
                        text: string;
                        /** @description 쓴 사람으로 보일 이름 */
                        writer?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/premium/give": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 업체를 시작하는 날부터 마지막 날까지 프리미엄으로 해요. 추천 자리에 광고로 보이고, 날짜는 저절로 지켜져요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /**
                         * Format: date
                         * @description 시작하는 날(2026-12-01처럼)
                         */
                        from: string;
                        /** @description 업체 번호 */
                        listing: number;
                        /**
                         * Format: date
                         * @description 마지막 날(2026-12-01처럼)
                         */
                        to: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/premium/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 프리미엄 업체를 지금인 것과 예정인 것부터, 날짜와 함께 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    businessId: number;
                                    endsAt: string;
                                    id: number;
                                    kind: string;
                                    name: string;
                                    startsAt: string;
                                    /**
                                     * @description 상태
                                     * @enum {string}
                                     */
                                    state: "coming" | "running" | "over";
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/premium/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 프리미엄을 지금 거둬요. 예정인 것은 없던 일이 돼요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 프리미엄 번호 */
                        premium: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/receipts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 인증을 기다리는 리뷰의 영수증을 오래된 것부터 사진과 함께 보여요. 사진에는 개인정보가 있어요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    /** @description how often the same picture was handed in otherwise */
                                    alike: number;
                                    alikeIds: number[];
                                    business: string;
                                    businessId: number;
                                    createdAt: string;
                                    id: number;
                                    items: {
                                        medicalName: string | null;
                                        name: string;
                                        price: number;
                                    }[];
                                    paidOn: string;
                                    picture: string | null;
                                    reviewId: number;
                                    visitDate: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/receipts/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 영수증을 이유와 함께 돌려보내고 작성자에게 알려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 인증하지 않는 이유 */
                        reason: string;
                        /** @description 영수증 번호 */
                        receipt: number;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                isTold: boolean;
                                point: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/receipts/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 영수증을 인증해요: 리뷰에 표시하고 작성자에게 포인트를 주고 알려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 영수증 번호 */
                        receipt: number;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                isTold: boolean;
                                point: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/registrations/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 신청을 승인해 업체 계정으로 만들고 그 업체를 공개해요. 같은 곳이나 번호로 신청한 다른 건은 돌려보내요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 신청 번호 */
                        registration: number;
                        /** @description 인증 앱의 코드 */
                        secondFactor?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                                /** @description others for the same listing or number */
                                refused: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/registrations/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 승인을 기다리는 업체의 가입 신청을 오래된 것부터 서류와 함께 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    businessId: number | null;
                                    businessNumber: string;
                                    createdAt: string;
                                    email: string;
                                    id: number;
                                    /** @description of a listing that is there already */
                                    isClaim: boolean;
                                    kind: string;
                                    /** @description its papers: an address, good for ten minutes */
                                    licence: string;
                                    listingName: string | null;
                                    name: string;
                                    phone: string;
                                    reason: string | null;
                                    status: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/registrations/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 신청을 이유와 함께 돌려보내요. 신청한 계정에 이유를 보여 주고, 다시 신청할 수 있어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 돌려보내는 이유 */
                        reason: string;
                        /** @description 신청 번호 */
                        registration: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/registrations/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 신청 하나를 처리한 것도 서류와 함께 보여요. */
        get: {
            parameters: {
                query: {
                    /** @description 신청 번호 */
                    registration: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                businessId: number | null;
                                businessNumber: string;
                                createdAt: string;
                                email: string;
                                id: number;
                                /** @description of a listing that is there already */
                                isClaim: boolean;
                                kind: string;
                                /** @description its papers: an address, good for ten minutes */
                                licence: string;
                                listingName: string | null;
                                name: string;
                                phone: string;
                                reason: string | null;
                                status: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 처리를 기다리는 신고를 많이 신고된 것부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    authorId: number | null;
                                    content: string;
                                    id: number;
                                    /**
                                     * @description 종류
                                     * @enum {string}
                                     */
                                    kind: "post" | "comment" | "entry" | "entryComment" | "message" | "review";
                                    reports: {
                                        createdAt: string;
                                        detail: string | null;
                                        outcome: ("kept" | "hidden" | "blocked") | null;
                                        reason: string;
                                    }[];
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 신고를 마쳐요: 그대로 두거나(kept), 가리거나(hidden), 가리고 쓴 사람의 글쓰기를 제한해요(blocked). */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 번호. 글(post)은 mypet/12처럼 게시판과 번호로도 적어요 */
                        id: string;
                        /**
                         * @description 글의 종류
                         * @enum {string}
                         */
                        kind: "post" | "comment" | "entry" | "entryComment" | "message" | "review";
                        /**
                         * @description 결과
                         * @enum {string}
                         */
                        outcome: "kept" | "hidden" | "blocked";
                        /** @description 이유. 글쓴이에게 보여요 */
                        reason: string;
                        /**
                         * Format: date
                         * @description blocked일 때 제한하는 마지막 날(2026-12-01처럼)
                         */
                        until?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 글 하나의 신고를 처리한 것까지 보여요. */
        get: {
            parameters: {
                query: {
                    /** @description 번호. 글(post)은 mypet/12처럼 게시판과 번호로도 적어요 */
                    id: string;
                    /** @description 글의 종류 */
                    kind: "post" | "comment" | "entry" | "entryComment" | "message" | "review";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                authorId: number | null;
                                content: string;
                                id: number;
                                /**
                                 * @description 종류
                                 * @enum {string}
                                 */
                                kind: "post" | "comment" | "entry" | "entryComment" | "message" | "review";
                                reports: {
                                    createdAt: string;
                                    detail: string | null;
                                    outcome: ("kept" | "hidden" | "blocked") | null;
                                    reason: string;
                                }[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                endsAt?: string;
                                recoveryLeft: number;
                                state: "enrolment" | "second-factor" | "open";
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                endsAt: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/statistics/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 가입, 예약, 결제, 리뷰와 본 페이지의 수를 날, 주(월요일부터)나 달로 보여요. 따로 적지 않으면 오늘까지 30일이에요. */
        get: {
            parameters: {
                query?: {
                    /** @description 얼마씩 */
                    by?: "day" | "week" | "month";
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 시작하는 날(2026-12-01처럼) */
                    from?: string;
                    /** @description 쪽 */
                    page?: number;
                    /** @description 마지막 날(2026-12-01처럼) */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    bookings: number;
                                    /** @description the first day of the span */
                                    from: string;
                                    joinings: number;
                                    paid: number;
                                    payments: number;
                                    reviews: number;
                                    views: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/texts/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 누가 쓴 글이든 이유와 함께 가려요. 이유는 글쓴이에게 보여요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 번호. 글(post)은 mypet/12처럼 게시판과 번호로도 적어요 */
                        id: string;
                        /**
                         * @description 글의 종류
                         * @enum {string}
                         */
                        kind: "post" | "comment" | "entry" | "entryComment" | "message" | "review";
                        /** @description 가리는 이유 */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/texts/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 가린 글을 다시 보여요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 번호. 글(post)은 mypet/12처럼 게시판과 번호로도 적어요 */
                        id: string;
                        /**
                         * @description 글의 종류
                         * @enum {string}
                         */
                        kind: "post" | "comment" | "entry" | "entryComment" | "message" | "review";
                        /** @description 다시 보이는 이유 */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 회원이 남에게 쓰는 것을 마지막 날까지 제한하고 알려요. 예약과 결제는 그대로예요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 회원 번호나 이메일 */
                        account: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 제한하는 이유. 회원에게 보여요 */
                        reason: string;
                        /**
                         * Format: date
                         * @description 제한하는 마지막 날(2026-12-01처럼)
                         */
                        until: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 글쓰기가 제한된 회원을 먼저 풀리는 사람부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    email: string;
                                    nickname: string;
                                    reason: string;
                                    until: string;
                                    userId: number;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 회원을 번호, 이메일이나 닉네임의 첫 글자들로 찾아 새로운 사람부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 이용이 정지된 사람만 */
                    locked?: boolean;
                    /** @description 쪽 */
                    page?: number;
                    /** @description 찾을 말 */
                    text?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    awaitsApproval: boolean;
                                    blockedUntil: string | null;
                                    blockReason: string | null;
                                    createdAt: string;
                                    email: string;
                                    id: number;
                                    isVerified: boolean;
                                    /**
                                     * @description 종류
                                     * @enum {string}
                                     */
                                    kind: "보호자" | "동물병원" | "동물약국" | "업체";
                                    lockedAt: string | null;
                                    lockReason: string | null;
                                    nickname: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 회원의 이용을 정지해요: 모든 로그인을 바로 끝내고 다시 로그인하지 못하게 하며, 이유를 메일과 로그인 화면에서 알려요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 회원 번호나 이메일 */
                        account: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 정지하는 이유. 회원에게 보여요 */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 회원 한 사람을 보여요. */
        get: {
            parameters: {
                query: {
                    /** @description 회원 번호나 이메일 */
                    account: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                awaitsApproval: boolean;
                                blockedUntil: string | null;
                                blockReason: string | null;
                                createdAt: string;
                                email: string;
                                id: number;
                                isVerified: boolean;
                                /**
                                 * @description 종류
                                 * @enum {string}
                                 */
                                kind: "보호자" | "동물병원" | "동물약국" | "업체";
                                lockedAt: string | null;
                                lockReason: string | null;
                                nickname: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 글쓰기 제한을 풀어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 회원 번호나 이메일 */
                        account: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 푸는 이유 */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/users/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 이용 정지를 풀어요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 회원 번호나 이메일 */
                        account: string;
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 푸는 이유 */
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/voices/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 살펴본 고객의 소리를 마쳐요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 고객의 소리 번호 */
                        voice: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/voices/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 처리하지 않은 고객의 소리를 오래된 것부터 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    contact: string | null;
                                    content: string;
                                    createdAt: string;
                                    email: string | null;
                                    id: number;
                                    inquiry: string;
                                    name: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                queues: {
                                    area: string;
                                    label: string;
                                    total: number;
                                }[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/words/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 사람들이 쓰는 모든 글에서 쓸 수 없는 말을 더해요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 금칙어 */
                        word: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/words/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description 금칙어를 보여요. */
        get: {
            parameters: {
                query?: {
                    /** @description 한 쪽에 보일 수 */
                    count?: number;
                    /** @description 쪽 */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                count: number;
                                items: {
                                    createdAt: string;
                                    word: string;
                                }[];
                                page: number;
                                total: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/words/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description 금칙어에서 빼요. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description 해 보기만 하고 아무것도 바꾸지 않아요 */
                        dryRun?: boolean;
                        /** @description 금칙어 */
                        word: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                done: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/kcp/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        enc_data?: unknown;
                        enc_info?: unknown;
                        ordr_idxx?: unknown;
                        res_cd?: unknown;
                        tran_cd?: unknown;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/kcp/window": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        ordr_idxx?: unknown;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                url: string;
                                urls?: {
                                    [key: string]: string;
                                };
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: {
                    private?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: Blob;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                url: string;
                                urls?: {
                                    [key: string]: string;
                                };
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
